import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { verifiedFile } from '../choice/changed.ts'
import { readTimings } from '../counts.ts'
import { root } from '../process.ts'
import { durationsFile } from './longest-first.ts'
import { durationsOf } from './slowest.ts'

const git = (...args: readonly string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()

/** What builds leave out of a change is only right when what they compare with is what was run. */
const isCommitted = (): boolean => git('status', '--porcelain') === ''

/**
 * Notes that every test and journey was green on this tree, and how long each file took. Once that is committed,
 * builds run what has changed since.
 */
export const writeVerified = (): void => {
  if (!isCommitted()) return
  const durations = durationsOf([...readTimings('check'), ...readTimings('e2e-files')])
  writeFileSync(verifiedFile, `${git('rev-parse', 'HEAD^{tree}')}\n`)
  writeFileSync(durationsFile, `${JSON.stringify(durations, null, 2)}\n`)
}
