import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { root } from './process.ts'
import type { Timing } from './testing/slowest.ts'

export type Count = { readonly passed: number; readonly failed: number }

export const ofStatus = (ok: boolean): Count => (ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })

export const sum = (counts: readonly Count[]): Count => ({
  passed: counts.reduce((total, { passed }) => total + passed, 0),
  failed: counts.reduce((total, { failed }) => total + failed, 0),
})

export const sentence = ({ passed, failed }: Count): string => `${String(passed)} passed, ${String(failed)} failed`

export const resultFile = (name: 'check' | 'e2e'): string => `${root}/.cache/${name}-result.json`

export const writeResult = (name: 'check' | 'e2e', steps: Readonly<Record<string, Count>>): void => {
  const path = resultFile(name)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, `${JSON.stringify(steps, null, 2)}\n`)
}

/** A run that left no result did not get through: that is a failure, not an empty run. */
export const readResult = (name: 'check' | 'e2e'): Count => {
  try {
    const steps = JSON.parse(readFileSync(resultFile(name), 'utf8')) as Record<string, Count>
    return sum(Object.values(steps))
  } catch {
    return ofStatus(false)
  }
}

type Part = 'check' | 'e2e' | 'e2e-files'

const timingsFile = (name: Part): string => `${root}/.cache/${name}-timings.json`

export const writeTimings = (name: Part, timings: readonly Timing[]): void =>
  writeFileSync(timingsFile(name), JSON.stringify(timings))

export const readTimings = (name: Part): readonly Timing[] =>
  existsSync(timingsFile(name)) ? (JSON.parse(readFileSync(timingsFile(name), 'utf8')) as Timing[]) : []

const redFile = `${root}/.cache/check-red.txt`

export const writeRed = (told: readonly string[]): void => writeFileSync(redFile, told.join('\n'))

export const readRed = (): string => (existsSync(redFile) ? readFileSync(redFile, 'utf8') : '')
