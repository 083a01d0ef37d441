import { decide } from '../decide.ts'
import { applyEvent } from '../events.ts'
import { dedupedBy, hasApproved, lacksHuman } from './earlier.ts'
import { chooseBranches, joinVerdict } from './branches.ts'
import { awaitsChildren } from './children.ts'
import { downstreamOf } from './downstream.ts'
import { isDue, leftOf } from './clock.ts'
import { heirOf, mayAct, ownerToWake, standIn, withoutOwners } from './holders.ts'
import { stillApplies } from './proposals.ts'
import { activeWithin, leftovers, nextInLine, returnTargets, votesOf } from './votes.ts'

/** The judgements the interpreter is made of, by name: a test replaces one by a wrong one and must see it caught. */
export const parts = {
  apply: applyEvent,
  decide,
  votesOf,
  leftovers,
  nextInLine,
  activeWithin,
  returnTargets,
  chooseBranches,
  joinVerdict,
  dedupedBy,
  lacksHuman,
  hasApproved,
  downstreamOf,
  isDue,
  leftOf,
  heirOf,
  mayAct,
  ownerToWake,
  standIn,
  withoutOwners,
  stillApplies,
  awaitsChildren,
}

export type Parts = typeof parts
