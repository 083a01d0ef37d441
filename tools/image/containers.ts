import type { ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { run, start, stop, type Env } from '../process.ts'
import { healthCheckOf, instructionsOf, startOf, type Stage } from './dockerfile.ts'

/** Nothing of this machine's own settings reaches what runs in the image. */
const cleared: Env = Object.fromEntries(
  Object.keys(process.env)
    .filter((name) => /^(?:SRM_|NODE_|npm_|VITE)/.test(name))
    .map((name) => [name, undefined]),
)

/** Runs a command of the server to its end and tells what it printed. */
export type Command = (args: readonly string[], settings: Env) => Promise<string>

export type Container = {
  readonly child: ChildProcess
  readonly isHealthy: () => Promise<boolean>
  /** Asks it to end and tells how it did. */
  readonly end: () => Promise<number | null>
  readonly output: () => string
}

/** Starts things the way Docker would, with the image's folder standing for the root of its disk. */
export const openImage = (stages: readonly Stage[], image: string) => {
  const instructions = instructionsOf(stages)
  const { entrypoint, env } = startOf(instructions)
  const healthCheck = healthCheckOf(instructions)
  const inside = (value: string): string =>
    existsSync(`${image}${value}`) && value.startsWith('/') ? image + value : value
  const program = (words: readonly string[]): string[] =>
    words.map((word, index) => (index === 0 && word === 'node' ? process.execPath : word))
  const environment = (more: Env): Env => ({
    ...cleared,
    ...Object.fromEntries(Object.entries(env).map(([name, value]) => [name, inside(value)])),
    ...Object.fromEntries(Object.entries(more).map(([name, value]) => [name, value && inside(value)])),
  })
  const cwd = `${image}/srm`

  return {
    command: (async (args, more) => {
      const [node = '', ...rest] = program([...entrypoint, ...args])
      const { code, output } = await run(node, rest, { cwd, env: environment(more), seconds: 120 })
      if (code !== 0) throw new Error(`${args.join(' ')} ended with ${String(code)}\n${output}`)
      return output
    }) satisfies Command,
    start: (args: readonly string[], more: Env): Container => {
      const lines: string[] = []
      const [node = '', ...rest] = program([...entrypoint, ...args])
      const child = start(node, rest, { cwd, env: environment(more) }, (line) => void lines.push(line))
      const [asker = '', ...question] = program(healthCheck)
      return {
        child,
        output: () => lines.join('\n'),
        isHealthy: async () =>
          asker !== '' && (await run(asker, question, { cwd, env: environment(more), seconds: 10 })).code === 0,
        end: async () => {
          await stop(child)
          return child.exitCode
        },
      }
    },
  }
}

/** Waits as Docker does, by the image's own check. */
export const untilHealthy = async (name: string, { child, isHealthy, output }: Container): Promise<void> => {
  const deadline = Date.now() + 120_000
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`${name} ended with ${String(child.exitCode)}\n${output()}`)
    if (await isHealthy()) return
    // Each question is a program of its own, which would take the time of what it waits for.
    await pause(1500)
  }
  throw new Error(`${name} did not become healthy\n${output()}`)
}
