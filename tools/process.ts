import { spawn, type ChildProcess } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'

export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '')

/** An undefined entry takes the variable away. */
export type Env = Readonly<Record<string, string | undefined>>
type Options = { readonly cwd?: string; readonly env?: Env; readonly seconds?: number }
export type RunResult = { readonly code: number; readonly output: string }

const inPackages = (path: string): string => `${root}/node_modules/${path}`

export const bin = {
  oxfmt: inPackages('oxfmt/bin/oxfmt'),
  oxlint: inPackages('oxlint/bin/oxlint'),
  tsc: inPackages('typescript/bin/tsc'),
  knip: inPackages('knip/bin/knip.js'),
  vitest: inPackages('vitest/vitest.mjs'),
  vite: inPackages('vite/bin/vite.js'),
  playwright: inPackages('@playwright/test/cli.js'),
} as const

/** Rules, those that need types, and what the compiler would say. */
export const lintOptions = ['--type-aware', '--type-check', '--deny-warnings'] as const

const environment = (extra: Env = {}): NodeJS.ProcessEnv => ({ ...process.env, ...extra })

/**
 * Runs to the end and returns everything it printed, without colours: not every program heeds NO_COLOR.
 * A process that cannot start counts as failed.
 */
export const run = (
  command: string,
  args: readonly string[],
  { cwd = root, env, seconds = 1500 }: Options = {},
): Promise<RunResult> =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: environment(env),
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: seconds * 1000,
    })
    const chunks: string[] = []
    const keep = (chunk: string): void => void chunks.push(chunk)
    child.stdout.setEncoding('utf8').on('data', keep)
    child.stderr.setEncoding('utf8').on('data', keep)
    child.on('error', (error) => resolve({ code: 1, output: `${command}: ${error.message}` }))
    child.on('close', (code) =>
      resolve({ code: code ?? 1, output: stripVTControlCharacters(chunks.join('')).trimEnd() }),
    )
  })

export const runNode = (args: readonly string[], options: Options = {}): Promise<RunResult> =>
  run(process.execPath, args, options)

/** Runs to the end with the terminal attached. */
export const show = (command: string, args: readonly string[], { cwd = root, env }: Options = {}): Promise<number> =>
  new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env: environment(env), stdio: 'inherit' })
    child.on('error', () => resolve(1))
    child.on('close', (code) => resolve(code ?? 1))
  })

/** Starts a long-running process; `line` receives each line it prints. */
export const start = (
  command: string,
  args: readonly string[],
  { cwd = root, env }: Options,
  line: (text: string) => void,
): ChildProcess => {
  const child = spawn(command, args, { cwd, env: environment(env), stdio: ['ignore', 'pipe', 'pipe'] })
  const relay = (stream: Readable): void => void createInterface({ input: stream }).on('line', line)
  relay(child.stdout)
  relay(child.stderr)
  child.on('error', (error) => line(error.message))
  return child
}

export const stop = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) {
      resolve()
      return
    }
    const force = setTimeout(() => child.kill('SIGKILL'), 10_000)
    child.once('exit', () => {
      clearTimeout(force)
      resolve()
    })
    child.kill('SIGTERM')
  })
