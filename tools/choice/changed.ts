import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { root } from '../process.ts'

/** Holds the commit on which everything was last run at full depth and was green; written by the nightly run. */
export const verifiedFile = `${root}/.ci/verified`

const git = (...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()

const verifiedCommit = (): string => (existsSync(verifiedFile) ? readFileSync(verifiedFile, 'utf8').trim() : '')

const isAncestor = (commit: string): boolean => {
  try {
    git('merge-base', '--is-ancestor', commit, 'HEAD')
    return true
  } catch {
    return false
  }
}

/**
 * The paths that differ from a commit known to be good: the one in `CI_BASE`, else the last that was verified in full.
 * Nothing when there is no such commit here: then everything runs.
 */
export const changedPaths = (): readonly string[] | undefined => {
  const base = process.env['CI_BASE'] || verifiedCommit()
  if (!/^[0-9a-f]{7,40}$|^HEAD[~^0-9]*$/.test(base) || !isAncestor(base)) return undefined
  const committed = git('diff', '--name-only', '--no-renames', base)
  const unknown = git('ls-files', '--others', '--exclude-standard')
  return [...new Set([...committed.split('\n'), ...unknown.split('\n')])].filter(Boolean)
}
