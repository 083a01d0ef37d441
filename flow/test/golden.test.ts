import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkInvariants } from '../src/invariants.ts'
import { parts, type Parts } from '../src/run/parts.ts'
import { companyOf, fixtureNames, folder, readFixture, treeOf, type Fixture } from './golden/fixture.ts'
import { perform, sentencesOf } from './golden/script.ts'
import { tell } from './golden/tell.ts'
import { newGame, stateOf, waiting, type Game } from './play.ts'

const ending = (game: Game): string => {
  if (game.state === null) return '= 未提交'
  const { status, suspended } = stateOf(game).instance
  const open = waiting(game).map((text) => text.replace(':', '·'))
  const document = game.effects.findLast((effect) => effect.kind === 'document')
  const shown = document ? `，单据 ${document.status}${document.mark ? ` ${document.mark}` : ''}` : ''
  return `= ${status}${suspended ? '（挂起）' : ''}${open.length > 0 ? `，等 ${open.join('、')}` : ''}${shown}`
}

/** Plays the script and tells what happened, sentence by sentence. */
const play = (fixture: Fixture, judgements: Parts = parts): readonly string[] => {
  const game = newGame(treeOf(fixture), companyOf(fixture.company), judgements)
  const lines = sentencesOf(fixture.script).map((sentence) => {
    const before = game.events.length
    const said = [sentence.who, sentence.verb, sentence.about].filter((word) => word !== '').join(' ')
    const outcome = perform(game, sentence)
    if (outcome && !outcome.ok) return `${said}：✗ ${outcome.refusal.key}`
    if (judgements === parts) expect(checkInvariants(game.flow, stateOf(game), game.events)).toEqual([])
    const told = game.events.slice(before).map((event) => tell(stateOf(game), event))
    return `${said}：${told.filter((text) => text !== '').join('；')}`
  })
  return [...lines, ending(game)]
}

const isWriting = process.env['GOLDEN'] === 'write'

test.for(fixtureNames)('%s', (name) => {
  const fixture = readFixture(name)
  const timeline = play(fixture)
  if (isWriting) writeFileSync(join(folder, name), `${JSON.stringify({ ...fixture, timeline }, null, 2)}\n`)
  expect(timeline, fixture.title).toEqual(readFixture(name).timeline)
})

test('a wrong judgement changes a timeline', () => {
  const wrong: Parts = { ...parts, nextInLine: () => null }
  const changed = fixtureNames.map(readFixture).filter((fixture) => {
    try {
      return JSON.stringify(play(fixture, wrong)) !== JSON.stringify(fixture.timeline)
    } catch {
      return true
    }
  })
  expect(changed.length).toBeGreaterThan(0)
  expect(changed.length).toBeLessThan(fixtureNames.length)
})
