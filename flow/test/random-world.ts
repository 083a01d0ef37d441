import type { Department, PersonStatus } from '../src/questions.ts'
import type { Facts } from '../src/tree/condition.ts'
import { thresholds } from './random-flow.ts'
import type { Tape } from './tape.ts'
import { somebody, staff, worldOf, type World } from './world.ts'

const units = (text: string): number => Math.round(Number(text) * 100)

/** On a threshold, a fen below, a fen above, or nothing at all. */
const randomFacts = (tape: Tape): Facts => {
  const amount = (units(tape.pick(thresholds)) + tape.below(3) - 1) / 100
  return { amount: tape.chance(90) ? amount.toFixed(2) : null, urgent: tape.chance(50), owner: tape.pick(staff) }
}

const randomPerson = (tape: Tape, id: string): PersonStatus =>
  somebody(id, tape.pick(['d0', 'd1', 'd2', null]), {
    ...(tape.chance(12) && { status: 'left' as const, successor: tape.pick([...staff, null]) }),
    ...(tape.chance(8) && { status: 'disabled' as const }),
    ...(tape.chance(15) && { away: { substitute: tape.pick(staff), ruleId: 'rule' } }),
  })

/** Departments may lack heads or lead back to themselves. */
const randomDepartments = (tape: Tape): readonly Department[] =>
  ['d0', 'd1', 'd2'].map((id) => ({
    id,
    parent: tape.pick([null, 'd0', 'd1', 'd2']),
    heads: tape.chance(70) ? [tape.pick([...staff, 'ini'])] : [],
  }))

export const randomWorld = (tape: Tape): World =>
  worldOf({
    people: [
      ...staff.map((id) => randomPerson(tape, id)),
      somebody('ini', tape.pick(['d0', 'd1'])),
      somebody('gone', 'd0', { status: 'left' }),
    ],
    departments: randomDepartments(tape),
    members: { r1: [tape.pick(staff), tape.pick(staff)], r2: [] },
    facts: randomFacts(tape),
    named: tape.chance(70) ? [tape.pick(staff)] : [],
    owners: tape.chance(30) ? [tape.pick(staff), tape.pick(staff)] : [],
  })

/** Everybody present and nobody away. */
export const calmWorld = (tape: Tape): World =>
  worldOf({ facts: randomFacts(tape), named: ['hua'], members: { r1: ['ann', 'fay'] } })
