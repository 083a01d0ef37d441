import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { root } from '../process.ts'

/** Holds the tree on which everything was last run and was green; written by such a run. */
export const verifiedFile = `${root}/.ci/verified`

const git = (...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()

const verifiedTree = (): string => (existsSync(verifiedFile) ? readFileSync(verifiedFile, 'utf8').trim() : '')

/** What a tree holds stays the same when its commit is written anew, so commits of that content need not be related. */
const isKnown = (base: string): boolean => {
  try {
    git('cat-file', '-e', `${base}^{tree}`)
    return true
  } catch {
    return false
  }
}

/**
 * The paths that differ from content known to be good: the commit in `CI_BASE`, else the tree that was verified last.
 * Nothing when there is no such thing here: then everything runs.
 */
export const changedPaths = (): readonly string[] | undefined => {
  const base = process.env['CI_BASE'] || verifiedTree()
  if (!/^[0-9a-f]{7,40}$|^HEAD[~^0-9]*$/.test(base) || !isKnown(base)) return undefined
  const committed = git('diff', '--name-only', '--no-renames', base)
  const unknown = git('ls-files', '--others', '--exclude-standard')
  return [...new Set([...committed.split('\n'), ...unknown.split('\n')])].filter(Boolean)
}
