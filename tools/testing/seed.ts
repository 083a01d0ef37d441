import { createHash } from 'node:crypto'
import { execFileSync } from 'node:child_process'
import { root } from '../process.ts'

/** Names the environment variables by which a run tells its tests how deep to go, what to sample by and in which order. */
export const variables = { depth: 'TEST_DEPTH', seed: 'TEST_SEED', order: 'TEST_ORDER' } as const

/** The commit decides what is sampled: the same commit is tested the same way everywhere, the next one in another. */
export const commitSeed = (): string => {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim()
  } catch {
    return 'no-commit'
  }
}

/** Between 0 and 1, evenly spread, the same for the same seed and key. */
export const fractionOf = (seed: string, key: string): number =>
  createHash('sha1').update(`${seed} ${key}`).digest().readUInt32BE(0) / 2 ** 32
