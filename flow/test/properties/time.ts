import { parts as ownParts, type Parts } from '../../src/run/parts.ts'
import { addDuration } from '../../src/run/clock.ts'
import { approval, flowOf } from '../flows.ts'
import { by, bySystem, dawn, newGame, send, stateOf, submit } from '../play.ts'
import { tapeOf } from '../tape.ts'
import { worldOf } from '../world.ts'
import { must } from './must.ts'

const minute = 60_000
const day = 1440 * minute

/** However the clock jumps and whenever it is stopped: once, not early, and the pauses do not count. */
export const firesOnce = (numbers: readonly number[], parts: Parts = ownParts): void => {
  const tape = tapeOf(numbers)
  const timeout = { basis: 'task', actions: [{ do: 'urgeSuperior', after: { amount: 60, unit: 'minute' } }] }
  const game = newGame(flowOf([approval('a', 'ann', { timeout })]), worldOf(), parts)
  submit(game)
  const timerId = stateOf(game).timers[0]?.id ?? ''
  let [ran, stopped, late] = [0, false, false]
  const fired = (): number => game.events.filter(({ type }) => type === 'timer.fired').length
  for (let moves = 0; moves < 12; moves += 1) {
    const pass = tape.below(40) * minute
    game.now += pass
    if (!stopped && !late) ran += pass
    const kind = tape.below(3)
    if (kind === 0) {
      send(game, by('admin', { do: stopped ? 'resume' : 'suspend' }))
      stopped = !stopped
    } else {
      send(game, bySystem({ do: 'timer', timerId }))
      if (kind === 2) send(game, bySystem({ do: 'timer', timerId }))
      late ||= !stopped && ran >= 60 * minute
    }
    must(fired() === (late ? 1 : 0), `fired ${String(fired())} times after ${String(ran / minute)} of 60 minutes`)
  }
}

const isWorking = (moment: number, calendar: Readonly<Record<string, boolean>>): boolean => {
  const local = new Date(moment + 8 * 60 * minute)
  const weekend = local.getUTCDay() === 0 || local.getUTCDay() === 6
  return calendar[local.toISOString().slice(0, 10)] ?? !weekend
}

/** Exactly so many working days lie between, the last of them the day it is due, at the same time of day. */
export const countsWorkdays = (numbers: readonly number[], add: typeof addDuration = addDuration): void => {
  const tape = tapeOf(numbers)
  const from = dawn + tape.below(5000) * 17 * minute
  const calendar = Object.fromEntries(
    Array.from({ length: tape.below(20) }, () => [
      new Date(from + tape.below(40) * day).toISOString().slice(0, 10),
      tape.chance(50),
    ]),
  )
  const amount = 1 + tape.below(15)
  const due = add(from, { amount, unit: 'workday' }, calendar)
  must((due - from) % day === 0, 'not the same time of day')
  let working = 0
  for (let moment = from + day; moment <= due; moment += day) working += isWorking(moment, calendar) ? 1 : 0
  must(working === amount && isWorking(due, calendar), `${String(working)} working days instead of ${String(amount)}`)
}
