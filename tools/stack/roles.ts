import type { ChildProcess } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { root, runNode, start, type Env } from '../process.ts'

const server = `${root}/server/src/main.ts`

/** A command of the server that runs to its end; throws with what it printed when it fails. */
export const command = async (name: string, env: Env = {}, args: readonly string[] = []): Promise<void> => {
  const { code, output } = await runNode([server, name, ...args], { env })
  if (code !== 0) throw new Error(`${name} failed\n${output}`)
}

type Role = { readonly flags?: readonly string[]; readonly env?: Env; readonly line: (text: string) => void }

export const startRole = (role: 'web' | 'worker', { flags = [], env = {}, line }: Role): ChildProcess =>
  start(process.execPath, [...flags, server, role], { env }, line)

const answers = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2000) })).ok
  } catch {
    return false
  }
}

/** Waits until the address answers; gives up when one of the processes behind it has died. */
export const untilReady = async (url: string, behind: readonly ChildProcess[], seconds = 60): Promise<boolean> => {
  const deadline = Date.now() + seconds * 1000
  while (Date.now() < deadline) {
    if (behind.some((child) => child.exitCode !== null || child.signalCode !== null)) return false
    if (await answers(url)) return true
    await pause(250)
  }
  return false
}
