import { root } from '../process.ts'
import { commitSeed, variables } from '../testing/seed.ts'
import { changedPaths } from './changed.ts'
import { chooseTests, type Choice } from './choose.ts'
import { importGraph } from './graph.ts'

/** What this run tests: everything at full depth or when nothing is known to be good, else what the change needs. */
export const currentChoice = (): Choice => {
  if (process.env[variables.depth] === 'full') return { why: 'everything, at full depth' }
  const changed = changedPaths()
  if (!changed) return { why: 'everything: no commit is known to be good' }
  return chooseTests(importGraph(root), changed, process.env[variables.seed] ?? commitSeed())
}
