import type { ChildProcess } from 'node:child_process'
import { bin, root, show, start, stop } from './process.ts'
import { command, startRole, untilReady } from './stack/roles.ts'
import { welcome } from './stack/welcome.ts'

/** Another place for the site and the server lets a second copy run beside the first, and CI try this very command. */
const { DEV_PORT: sitePort = '5555', SRM_PORT: serverPort = '3000' } = process.env
const site = `http://localhost:${sitePort}/public/admin/`
const api = `http://127.0.0.1:${serverPort}`

const say =
  (name: string) =>
  (text: string): void =>
    console.log(`${name.padEnd(7)}│ ${text}`)

const startAll = (): ChildProcess[] => [
  startRole('web', { flags: ['--watch', '--watch-preserve-output'], line: say('server') }),
  startRole('worker', { flags: ['--watch', '--watch-preserve-output'], line: say('worker') }),
  start(
    process.execPath,
    [bin.vite, '--port', sitePort, '--strictPort'],
    { cwd: `${root}/web`, env: { API_TARGET: api } },
    say('web'),
  ),
]

const firstToEnd = (children: readonly ChildProcess[]): Promise<'died' | 'stopped'> =>
  new Promise((resolve) => {
    for (const child of children) child.once('exit', () => resolve('died'))
    process.once('SIGINT', () => resolve('stopped'))
    process.once('SIGTERM', () => resolve('stopped'))
  })

if ((await show('bash', [`${root}/tools/services.sh`])) !== 0) process.exit(1)
for (const name of ['db:create', 'migrate', 'seed']) {
  say('setup')(name)
  await command(name)
}

const children = startAll()
const ended = firstToEnd(children)
const ready = Promise.all([untilReady(`${api}/readyz`, children), untilReady(site, children)])
const up = await Promise.race([ready, ended.then(() => [false])])
if (up.every(Boolean)) console.log(welcome(site, api))
else say('setup')('not everything came up; see the lines above')

const how = await ended
await Promise.all(children.map(stop))
process.exit(how === 'died' ? 1 : 0)
