import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { compare, type Figure } from '../../server/bench/compare.ts'
import { freePort, startGenerator, startServer, type Generator, type Server } from '../../server/bench/drive.ts'
import { problemsOf } from '../../server/bench/judge.ts'
import limits from '../../server/bench/limits.json' with { type: 'json' }
import { root } from '../process.ts'

const figure = { ratio: 1, cpu: 1, ours: 1, raw: 1, failed: 0 }
const all = (change: Readonly<Record<string, Partial<Figure>>>) =>
  Object.fromEntries(Object.keys(limits).map((kind) => [kind, { ...figure, ...change[kind] }]))

describe('the verdict on the CPU time of a request', () => {
  test('passes what is within the limits', () => {
    expect(Object.keys(limits)).toEqual(['list', 'detail', 'create'])
    expect(problemsOf(all({}), limits)).toEqual([])
  })

  test('catches a kind that is too slow, failed, gave no number or was left out', () => {
    expect(problemsOf(all({ list: { cpu: limits.list + 0.01 } }), limits).join()).toMatch(/^list: node CPU/)
    expect(problemsOf(all({ create: { failed: 1 } }), limits)).toEqual(['create: 1 requests failed'])
    expect(problemsOf(all({ detail: { cpu: Number.NaN } }), limits).join()).toMatch(/^detail: node CPU NaN/)
    expect(problemsOf({ list: figure, detail: figure }, limits)).toEqual(['create: not measured'])
  })
})

/** Burns as long for a request as the product does for a list, roughly, so that the planted fifth of a millisecond shows. */
const program = `
  import { createServer } from 'node:http'
  const work = () => { for (let n = 0; n < 5; n += 1) JSON.stringify(Array.from({ length: 100 }, (_, i) => ({ i }))) }
  createServer((request, response) => {
    work()
    response.writeHead(200, { 'content-length': 2 }).end('{}')
  }).listen(Number(process.env.SRM_PORT), '127.0.0.1')
`

describe('a server', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const targets = join(folder, 'targets.txt')
  let [plain, same, slow]: (Server | undefined)[] = []
  let generator: Generator
  beforeAll(async () => {
    const script = join(folder, 'server.mjs')
    writeFileSync(script, program)
    writeFileSync(targets, 'token tenant id\n')
    const start = async (preload: readonly string[]) =>
      startServer('sample', [...preload, script], await freePort(), {})
    ;[plain, same, slow] = await Promise.all([
      start([]),
      start([]),
      start(['--import', `${root}/server/bench/slow-down.ts`]),
    ])
    generator = startGenerator(false)
  })
  afterAll(() => {
    generator.stop()
    for (const server of [plain, same, slow]) server?.process.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  })

  const cpuOf = async (ours: Server | undefined): Promise<number> => {
    if (!ours || !plain) throw new Error('the servers are not up')
    // CPU time is counted in hundredths of a second: each round has to take many of them.
    const load = { kind: 'list', file: targets, requests: 500 }
    return (await compare(generator, { ours, raw: plain }, { warmUp: load, load, rounds: 3 })).cpu
  }

  test('that is slowed down by a fifth of a millisecond is caught, and its twin is not', async () => {
    const planted = await cpuOf(slow)
    expect(problemsOf(all({ list: { cpu: planted } }), limits).join()).toMatch(/^list: node CPU/)
    expect(await cpuOf(same)).toBeLessThan(planted)
  })
})
