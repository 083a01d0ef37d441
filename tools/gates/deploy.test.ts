import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadConfig } from '../../server/src/kernel/config.ts'
import { composeProblems } from '../image/compose-problems.ts'
import { isOurs, readCompose, type Compose, type Service } from '../image/compose.ts'
import { contextFiles, withoutIgnored } from '../image/context.ts'
import { instructionsOf, parseDockerfile, startOf } from '../image/dockerfile.ts'
import { missingFiles, needsReader } from '../image/missing.ts'
import { makeSecrets, variables } from '../image/surroundings.ts'
import { root, run } from '../process.ts'
import { read } from '../tree.ts'

const dockerfile = read(root, 'deploy/Dockerfile')
const compose = readCompose(variables)

describe('the Dockerfile', () => {
  const context = contextFiles(root)
  const needs = needsReader((path) => read(root, path))
  const missing = (text: string): string[] => missingFiles(parseDockerfile(text), context, needs)

  test('takes over everything the build and the server need', () => {
    expect(missing(dockerfile)).toEqual([])
  })

  test.each([
    ['the interpreter of approvals in the image', /^COPY --from=build .* flow\n/m, /the image lacks flow\/src/],
    ['the interpreter of approvals in the build', /^COPY flow flow\n/m, /the build stage lacks flow\/src/],
    ['the settings all others extend', / tsconfig\.base\.json/, /build stage lacks tsconfig\.base\.json, which web/],
    ['the fonts of paper', /^COPY --from=build .* server\n/m, /the image lacks server\/assets\/fonts/],
    ['the contract', /^COPY --from=build .* api\n/m, /the image lacks api\/src/],
  ])('without %s is caught', (_, line, says) => {
    const text = dockerfile.replace(line, '')
    expect(text).not.toBe(dockerfile)
    expect(missing(text).join('\n')).toMatch(says)
  })

  test('leaves out what git and the build must never see', async () => {
    const secret = ['deploy/secrets/session', '.env', '.data/files/x', 'node_modules/a/b.js', 'web/node_modules/c']
    expect(
      withoutIgnored([...secret, 'web/src/main.tsx', 'e2e/a.ts', 'e2e/package.json'], read(root, '.dockerignore')),
    ).toEqual(['web/src/main.tsx', 'e2e/package.json'])
    expect((await run('git', ['check-ignore', 'deploy/secrets/session'])).code).toBe(0)
  })
})

describe('the secrets', () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'secrets-')), 'made')
  beforeAll(() => makeSecrets(folder))
  afterAll(() => rmSync(join(folder, '..'), { recursive: true, force: true }))

  const contentsOf = (): Record<string, string> =>
    Object.fromEntries(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]))

  test('that the compose file names are all made, in a folder of the owner alone', () => {
    expect(readdirSync(folder).toSorted()).toEqual(Object.keys(compose.secrets).toSorted())
    expect(statSync(folder).mode & 0o777).toBe(0o700)
  })

  test('that are there already are never written over', async () => {
    const before = contentsOf()
    await makeSecrets(folder)
    expect(contentsOf()).toEqual(before)
    expect(new Set(Object.values(before)).size).toBe(Object.keys(before).length)
  })

  test('are not made without the one only the provider knows', async () => {
    const elsewhere = join(folder, '../other')
    const { code, output } = await run('bash', [`${root}/deploy/make-secrets.sh`, elsewhere], {
      env: { SMS_KEY_SECRET: undefined },
    })
    expect([code, output]).toEqual([1, expect.stringContaining('SMS_KEY_SECRET')])
    expect(readdirSync(elsewhere)).toEqual([])
  })

  const ours = Object.entries(compose.services).filter(([, service]) => isOurs(service))

  test.each(ours)('and the settings of %s start the server in production', (_, { environment = {} }) => {
    const image = startOf(instructionsOf(parseDockerfile(dockerfile))).env
    const settings = Object.entries({ ...image, ...environment }).map(([name, value]) => [
      name,
      String(value).replace('/run/secrets', folder),
    ])
    expect(loadConfig(Object.fromEntries(settings) as Record<string, string>)).toMatchObject({
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://srm.example.com/public/admin/',
      PG_DATABASE: 'srm',
      REDIS_URL: expect.stringMatching(/^redis:\/\/:[0-9a-f]{64}@redis:6379\/0$/) as string,
    })
  })
})

describe('the compose file', () => {
  test('gives a site that works and is closed', () => {
    expect(composeProblems(compose, dockerfile)).toEqual([])
  })

  test.each(['DOMAIN', 'SMS_KEY_ID', 'SMS_SIGN_NAME', 'SMS_TEMPLATES'])('does not start without %s', (name) => {
    expect(() => readCompose({ ...variables, [name]: '' })).toThrow(name)
  })

  const changed = (name: string, change: Partial<Service>): Compose => ({
    ...compose,
    services: { ...compose.services, [name]: { ...compose.services[name], ...change } },
  })

  test.each([
    ['a server that may write', changed('web1', { read_only: false }), 'web1 may write to its own disk'],
    ['a server with capabilities', changed('redis', { cap_drop: [] }), 'redis keeps capabilities'],
    ['a server that may gain privileges', changed('edge', { security_opt: [] }), 'edge may gain privileges'],
    ['a server without a limit', changed('worker', { mem_limit: '' }), 'worker may take all the memory'],
    ['a password nobody hands over', changed('create', { secrets: [] }), 'create reads the secret pg_admin'],
    ['a secret nobody declares', changed('redis', { secrets: ['redis_conf', 'x'] }), 'secret x, which is not declared'],
    ['a server ahead of its tables', changed('web2', { depends_on: {} }), 'web2 does not wait for migrate'],
    ['a command that is asked how it is', changed('migrate', { healthcheck: {} }), 'would never be healthy'],
    ['a command without end', changed('migrate', { restart: 'always' }), 'started again and again'],
    ['anybody as the proxy', changed('web1', { environment: {} }), 'web1 does not believe the edge'],
    ['a folder that belongs to root', changed('web1', { volumes: ['a:/other'] }), 'no right to write to /other'],
    ['a database for everybody', changed('postgres', { ports: ['5432:5432'] }), 'postgres is open to the world'],
    ['no way in', changed('edge', { ports: undefined } as never), 'nobody can reach the edge'],
  ])('with %s is caught', (_, bad, says) => {
    expect(composeProblems(bad, dockerfile).join('\n')).toContain(says)
  })

  test('sends the edge to every web server by name, and asks each whether it is ready', () => {
    const caddyfile = read(root, 'deploy/Caddyfile')
    const web = Object.keys(compose.services).filter((name) => name.startsWith('web'))
    expect(caddyfile).toContain(`reverse_proxy ${web.map((name) => `${name}:3000`).join(' ')} {`)
    expect(caddyfile).toContain('health_uri /readyz')
  })
})
