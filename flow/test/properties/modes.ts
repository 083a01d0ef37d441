import { decide, fails, passes, type Verdict, type Vote } from '../../src/decide.ts'
import type { Mode } from '../../src/tree/approver.ts'
import { tapeOf, type Tape } from '../tape.ts'
import { must } from './must.ts'

export type DecisionMode = {
  readonly passes: (mode: Mode, votes: readonly Vote[]) => boolean
  readonly fails: (mode: Mode, votes: readonly Vote[]) => boolean
  readonly decide: (mode: Mode, votes: readonly Vote[]) => Verdict
}
export const deciding: DecisionMode = { passes, fails, decide }

const randomMode = (tape: Tape): Mode =>
  tape.pick<Mode>([
    { kind: 'sequential' },
    { kind: 'all', reject: 'one' },
    { kind: 'all', reject: 'everyone' },
    { kind: 'any', reject: 'first' },
    { kind: 'any', reject: 'everyone' },
    { kind: 'percent', percent: 1 + tape.below(100) },
    { kind: 'count', count: 1 + tape.below(8) },
    { kind: 'weight', threshold: 1 + tape.below(20), weights: {} },
    { kind: 'claim' },
  ])

const randomVotes = (tape: Tape): readonly Vote[] =>
  Array.from({ length: 1 + tape.below(7) }, () => ({
    says: tape.pick(['undecided', 'approved', 'rejected'] as const),
    weight: 1 + tape.below(5),
  }))

/** Whoever speaks first decides; the votes of the others never come. */
const isFirstDecides = (mode: Mode): boolean =>
  mode.kind === 'claim' || (mode.kind === 'any' && mode.reject === 'first')
/** Waits for everybody before a no counts. */
const isPatient = (mode: Mode): boolean => mode.kind === 'all' && mode.reject === 'everyone'

const completed = (tape: Tape, votes: readonly Vote[]): readonly Vote[] =>
  votes.map((vote) =>
    vote.says === 'undecided' ? { ...vote, says: tape.pick(['approved', 'rejected'] as const) } : vote,
  )

const turnOne = (votes: readonly Vote[], says: 'approved' | 'rejected'): readonly Vote[] => {
  const at = votes.findIndex((vote) => vote.says === 'undecided')
  const vote = votes[at]
  return vote ? votes.with(at, { ...vote, says }) : votes
}

export const decidesSoundly = (numbers: readonly number[], by: DecisionMode = deciding): void => {
  const tape = tapeOf(numbers)
  const [mode, votes] = [randomMode(tape), randomVotes(tape)]
  must(!(by.passes(mode, votes) && by.fails(mode, votes)), `${mode.kind} both passes and fails`)
  const verdict = by.decide(mode, votes)
  if (by.passes(mode, votes)) must(by.passes(mode, turnOne(votes, 'approved')), `${mode.kind}: an approval unpassed it`)
  if (by.fails(mode, votes)) must(by.fails(mode, turnOne(votes, 'rejected')), `${mode.kind}: a rejection unfailed it`)
  if (isFirstDecides(mode)) {
    const open = votes.map((vote) => ({ ...vote, says: 'undecided' as const }))
    must(by.decide(mode, turnOne(open, 'approved')) === 'pass', `${mode.kind}: the first yes`)
    must(by.decide(mode, turnOne(open, 'rejected')) === 'fail', `${mode.kind}: the first no`)
    return
  }
  const final = by.decide(mode, completed(tape, votes))
  must(final !== 'open', `${mode.kind} is open with every vote in`)
  if (verdict !== 'open') must(final === verdict, `${mode.kind}: decided early as ${verdict}, in the end ${final}`)
  else if (!isPatient(mode)) must(canStill(by, mode, votes), `${mode.kind}: open although nothing can change any more`)
}

/** Open means that both ends can still be reached. */
const canStill = (by: DecisionMode, mode: Mode, votes: readonly Vote[]): boolean => {
  const whole = (says: 'approved' | 'rejected'): Verdict =>
    by.decide(
      mode,
      votes.map((vote) => (vote.says === 'undecided' ? { ...vote, says } : vote)),
    )
  return whole('approved') === 'pass' && whole('rejected') === 'fail'
}

const votesFor = (n: number, a: number, r: number): readonly Vote[] =>
  Array.from({ length: n }, (_, at) => ({
    says: at < a ? 'approved' : at < a + r ? 'rejected' : 'undecided',
    weight: 1,
  }))

/** By counting: passed when enough have said yes, failed when too few are left who could. */
const byCounting = (n: number, a: number, r: number, percent: number): Verdict => {
  let need = 0
  while (need * 100 < percent * n) need += 1
  if (a >= need) return 'pass'
  return n - r < need ? 'fail' : 'open'
}

export const sharesExactly = (most: number, by: DecisionMode = deciding): void => {
  for (let n = 1; n <= most; n += 1) {
    for (let a = 0; a <= n; a += 1) {
      for (let r = 0; a + r <= n; r += 1) {
        const votes = votesFor(n, a, r)
        for (let percent = 1; percent <= 100; percent += 1) {
          const verdict = by.decide({ kind: 'percent', percent }, votes)
          must(
            verdict === byCounting(n, a, r, percent),
            `${String(percent)} % of ${String(n)}: ${String(a)} yes, ${String(r)} no`,
          )
        }
      }
    }
  }
}
