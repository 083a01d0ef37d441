import { decide, fails, passes } from '../../src/decide.ts'
import { applyEvent } from '../../src/events.ts'
import { evaluate } from '../../src/evaluate.ts'
import { visible } from '../../src/fields.ts'
import { addDuration } from '../../src/run/clock.ts'
import { parts, type Parts } from '../../src/run/parts.ts'
import { isVoter } from '../../src/state.ts'
import { readFlow } from '../../src/upcast.ts'
import { mayView } from '../../src/visible.ts'
import { choosesOne, comparesExactly, judgesTotally } from '../properties/conditions.ts'
import { deciding, decidesSoundly, sharesExactly } from '../properties/modes.ts'
import { comesHome, growsSafely, passesAlong, repeats, takesBack } from '../properties/moves.ts'
import { findsFitPeople, previewEnds, previewTellsTruth, sparesNobody, substitutesOnce } from '../properties/people.ts'
import { canAlwaysEnd, canHandOver, foldsBack, keepsPromises } from '../properties/promises.ts'
import { keepsRequired } from '../properties/required.ts'
import { hidesWell, reading, readsOldTrees, showsToParticipants } from '../properties/reading.ts'
import { countsWorkdays, firesOnce } from '../properties/time.ts'

/** One wrong judgement, and the property that has to notice. */
export type Plant = {
  readonly bug: string
  readonly tape: number
  readonly check: (numbers: readonly number[]) => unknown
}

type CheckResult = (numbers: readonly number[], parts: Parts) => unknown

const planted = (bug: string, check: CheckResult, tape: number, wrong: Partial<Parts>): Plant => ({
  bug,
  tape,
  check: (numbers) => check(numbers, { ...parts, ...wrong }),
})

const loseDefault: Partial<Parts> = {
  chooseBranches: (node, met) =>
    parts.chooseBranches(node, met).filter((id) => node.branches.find((branch) => branch.id === id)?.when !== null),
}

const promises: readonly Plant[] = [
  planted('tasks stay open on a decided node', keepsPromises, 400, { leftovers: () => [] }),
  planted('a return closes only its own line, not the branches inside', keepsPromises, 400, {
    activeWithin: (state, token) => state.runs.filter((run) => run.status === 'active' && run.token === token),
  }),
  planted('anybody may act on any task', keepsPromises, 400, { mayAct: () => true }),
  planted('a fork goes on with its first branch', keepsPromises, 400, {
    joinVerdict: (node, branches) =>
      Object.values(branches).includes('arrived') ? 'pass' : parts.joinVerdict(node, branches),
  }),
  planted('a signer behind an approval is not waited for', keepsPromises, 400, {
    votesOf: (state, run) =>
      state.tasks
        .filter((task) => task.runId === run.id && isVoter(task))
        .map(({ status, weight }) => ({
          says: status === 'approved' ? 'approved' : status === 'rejected' ? 'rejected' : 'undecided',
          weight,
        })),
  }),
  planted('those a document asks for are left out', keepsRequired, 400, { hasApproved: () => true }),
  planted('an instance nobody looked at is approved', keepsPromises, 400, { lacksHuman: () => false }),
  planted('a proposal outlives what it is about', keepsPromises, 400, { stillApplies: () => true }),
  planted('the next in line never gets his turn', canAlwaysEnd, 400, { nextInLine: () => null }),
  planted('a change of timers is not written into the state', foldsBack, 400, {
    apply: (state, event) =>
      applyEvent(state, { ...event, changes: event.changes.filter(({ table }) => table !== 'timer') }),
  }),
  planted('a successor gets nothing of what is handed over', canHandOver, 400, {
    heirOf: (task, id, to, substitute) => ({ ...parts.heirOf(task, id, to, substitute), assignee: task.assignee }),
  }),
  planted('a document no condition fits goes nowhere', previewEnds, 300, loseDefault),
]

const moves: readonly Plant[] = [
  planted('a voter who joins counts as having agreed', growsSafely, 400, {
    votesOf: (state, run) =>
      parts.votesOf(state, run).map((vote, at) => {
        const added = state.tasks.filter((task) => task.runId === run.id && isVoter(task))[at]?.addedBy
        return added ? { says: 'approved', weight: 50 } : vote
      }),
  }),
  planted('taking back forgets what came after', takesBack, 240, { downstreamOf: () => [] }),
  planted('whoever hands on a task keeps it', passesAlong, 40, { heirOf: (task, id) => ({ ...task, id }) }),
  planted('the owner is not woken when his delegate has answered', comesHome, 60, { ownerToWake: () => null }),
  planted('the line somebody returned from stays open', repeats, 240, { activeWithin: () => [] }),
  planted('somebody else having agreed is enough', sparesNobody, 240, {
    dedupedBy: (flow, state, node, task) =>
      flow.settings.dedupe === 'none'
        ? null
        : (state.tasks.find((other) => other.id !== task.id && node.type === 'approve') ?? null),
  }),
  planted('the preview takes another branch than the run', previewTellsTruth, 300, {
    chooseBranches: (node, met) =>
      node.type === 'exclusive' ? node.branches.slice(-1).map(({ id }) => id) : parts.chooseBranches(node, met),
  }),
]

const people: readonly Plant[] = [
  planted('the last branch that fits is taken instead of the first', choosesOne, 60, {
    chooseBranches: (node, met) => {
      const last = node.branches.findLast((branch, at) => branch.when !== null && met[at] === true)
      return last ? [last.id] : parts.chooseBranches(node, met)
    },
  }),
  planted('the initiator stays among the approvers', findsFitPeople, 100, { withoutOwners: (all) => all }),
  planted('a substitute who is away himself is taken', substitutesOnce, 80, {
    standIn: ({ away }) => (away ? { id: away.substitute, ruleId: away.ruleId } : null),
  }),
  planted('a timer that has fired fires again', firesOnce, 60, { isDue: (timer, now) => timer.fireAt <= now }),
  planted('a timer runs on while it is stopped', firesOnce, 60, {
    leftOf: (timer, now) => timer.fireAt - now - 60_000,
  }),
  planted('a timer fires a minute early', firesOnce, 60, {
    isDue: (timer, now) => timer.status === 'armed' && timer.fireAt - 60_000 <= now,
  }),
]

const pure = (bug: string, tape: number, check: Plant['check']): Plant => ({ bug, tape, check })

const judgements: readonly Plant[] = [
  pure('one rejection fails a share that can still be reached', 60, (n) =>
    decidesSoundly(n, {
      ...deciding,
      decide: (mode, votes) => (votes.some(({ says }) => says === 'rejected') ? 'fail' : decide(mode, votes)),
    }),
  ),
  pure('a run both passes and fails', 60, (n) =>
    decidesSoundly(n, {
      passes,
      fails: (mode, votes) => fails(mode, votes) || votes.at(-1)?.says === 'rejected',
      decide,
    }),
  ),
  pure('shares are rounded to two places', 0, () =>
    sharesExactly(12, {
      ...deciding,
      decide: (mode, votes) => {
        const share = votes.filter(({ says }) => says === 'approved').length / votes.length
        return mode.kind === 'percent' && Number(share.toFixed(2)) * 100 >= mode.percent ? 'pass' : decide(mode, votes)
      },
    }),
  ),
  pure('a missing value is not in a list', 100, (n) =>
    judgesTotally(n, (condition, facts, today) => {
      const negated = condition.groups
        .flat()
        .some(({ op, path }) => (op === 'notIn' || op === 'isNot') && facts[path] === undefined)
      return negated ? { holds: true, rules: [] } : evaluate(condition, facts, today)
    }),
  ),
  pure('money is compared as floating point', 60, (n) =>
    comparesExactly(n, (condition, facts, today) => {
      const [rule] = condition.groups.flat()
      if (rule?.op !== 'lt') return evaluate(condition, facts, today)
      return { holds: Math.fround(Number(facts[rule.path])) < Math.fround(Number(rule.value)), rules: [] }
    }),
  ),
  pure('columns of a sub-table are shown whatever the rights', 40, (n) =>
    hidesWell(n, {
      ...reading,
      visible: (values, access) => visible(values, (path) => (path.includes('.') ? 'read' : access(path))),
    }),
  ),
  pure('whoever waits for his turn may look already', 400, (n) =>
    showsToParticipants(
      n,
      (flow, state, events, person, admins) =>
        mayView(flow, state, events, person, admins) || state.tasks.some(({ assignee }) => assignee === person),
    ),
  ),
  pure('the last node of an old tree is lost', 240, (n) =>
    readsOldTrees(n, (stored) => {
      const flow = readFlow(stored)
      return { ...flow, chain: flow.chain.filter((_, at) => at !== flow.chain.length - 2) }
    }),
  ),
  pure('holidays count as working days', 60, (n) =>
    countsWorkdays(n, (from, duration) => addDuration(from, duration, {})),
  ),
]

export const plants: readonly Plant[] = [...promises, ...moves, ...people, ...judgements]
