import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { root } from '../process.ts'
import { fractionOf, variables } from './seed.ts'

export type Durations = Readonly<Record<string, number>>

/** Seconds each file took in the last full run, without those under a second; written by the nightly run. */
export const durationsFile = `${root}/tools/testing/durations.json`

export const readDurations = (): Durations =>
  existsSync(durationsFile) ? (JSON.parse(readFileSync(durationsFile, 'utf8')) as Durations) : {}

/** The order of the projects: what takes longest as a whole is begun first, so that no core waits at the end. */
const projectOrder = ['server', 'screens', 'mocked', 'web', 'unit', 'gates'] as const

const rankOf = (name: string): number => {
  const place = (projectOrder as readonly string[]).indexOf(name)
  return place < 0 ? projectOrder.length : place
}

/**
 * A file of a minute begun last leaves the other core idle for a minute. Workers are kept from file to file within a
 * project, so projects stay together. A worker reads the code once for all its files, so what one file leaves behind
 * can turn another red: an order by chance, another each night, finds that before a build does.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const order = process.env[variables.order]
    const durations = readDurations()
    const secondsOf = ({ moduleId }: TestSpecification): number =>
      order ? fractionOf(order, moduleId) : (durations[relative(root, moduleId)] ?? 0)
    return Promise.resolve(
      files.toSorted(
        (a, b) =>
          rankOf(a.project.name) - rankOf(b.project.name) ||
          secondsOf(b) - secondsOf(a) ||
          a.moduleId.localeCompare(b.moduleId),
      ),
    )
  }
}
