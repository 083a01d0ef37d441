import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { optional } from '@srm/api/shared/field-meta'
import { bool, integer, person, rows, tags, text } from '@srm/api/shared/fields'
import { toSent } from '@/ui/form-values.ts'
import { changedNames } from '../dirty.ts'
import { allFrom, differencesOf, mergedBy, suggestedFor, withKnownLines, type Versions } from './stale-merge.ts'

const fields = {
  name: text('名称', 'Name'),
  shortName: optional(text('简称', 'Short name')),
  owner: optional(person('负责人', 'Owner')),
  open: bool('公开', 'Open'),
  count: optional(integer('数量', 'Count')),
  tags: tags('标签', 'Tags'),
  lines: rows('行', 'Lines', { label: text('名', 'Label'), first: bool('首', 'First') }),
}

const word = fc.constantFrom('云舟', '云舟会展', ' 云舟 ', '', undefined)
const someone = fc.constantFrom(undefined, 'p1', { id: 'p1', name: '周敏' }, { id: 'p2', name: '顾晓明' })
const line = fc.record({ id: fc.constantFrom('l1', 'l2', undefined), label: word, first: fc.boolean() })
const values = fc.record({
  name: word,
  shortName: word,
  owner: someone,
  open: fc.option(fc.boolean(), { nil: undefined }),
  count: fc.option(fc.nat(5), { nil: undefined }),
  tags: fc.array(fc.constantFrom('a', 'b'), { maxLength: 2 }),
  lines: fc.array(line, { maxLength: 3 }),
})
const versions: fc.Arbitrary<Versions> = fc.record({ base: values, mine: values, theirs: values })

describe('merging what two people did', () => {
  test('theirs everywhere is what the server holds', () => {
    fc.assert(
      fc.property(versions, (all) => {
        const result = mergedBy(fields, all, allFrom(differencesOf(fields, all), 'theirs'))
        expect(toSent(fields, result)).toEqual(toSent(fields, all.theirs))
      }),
    )
  })

  test('mine everywhere is my form', () => {
    fc.assert(
      fc.property(versions, (all) => {
        const result = mergedBy(fields, all, allFrom(differencesOf(fields, all), 'mine'))
        expect(toSent(fields, result)).toEqual(toSent(fields, all.mine))
      }),
    )
  })

  test('what only one side changed is suggested from that side, and both changing one field is left to a person', () => {
    fc.assert(
      fc.property(versions, (all) => {
        const differences = differencesOf(fields, all)
        const choices = suggestedFor(differences)
        const mine = changedNames(fields, all.base, all.mine)
        const theirs = changedNames(fields, all.base, all.theirs)
        for (const { name, by } of differences) {
          expect(by === 'both').toBe(mine.includes(name) && theirs.includes(name))
          expect(choices[name]).toBe({ me: 'mine', them: 'theirs', both: undefined }[by])
        }
      }),
    )
  })

  test('choosing by field changes that field alone', () => {
    fc.assert(
      fc.property(versions, fc.func(fc.boolean()), (all, pick) => {
        const choices = Object.fromEntries(
          differencesOf(fields, all).map(({ name }) => [name, pick(name) ? 'mine' : 'theirs'] as const),
        )
        const result = toSent(fields, mergedBy(fields, all, choices))
        const [mine, theirs] = [toSent(fields, all.mine), toSent(fields, all.theirs)]
        for (const name of Object.keys(fields))
          expect(result[name]).toEqual(choices[name] === 'theirs' ? theirs[name] : mine[name])
      }),
    )
  })

  test('a line the others deleted comes back as a new one', () => {
    const kept = withKnownLines(
      fields,
      { name: '云', lines: [{ id: 'l1', label: 'a' }, { id: 'l2', label: 'b' }, { label: 'c' }] },
      { lines: [{ id: 'l2', label: 'x' }] },
    )
    expect(kept['lines']).toEqual([
      { id: undefined, label: 'a' },
      { id: 'l2', label: 'b' },
      { id: undefined, label: 'c' },
    ])
    expect(kept['name']).toBe('云')
  })
})

describe('whether anything changed', () => {
  const before = { name: '云舟', owner: { id: 'p1', name: '周敏' }, lines: [{ id: 'l1', label: 'a', first: false }] }
  test.each([
    ['spaces around a word', { ...before, name: ' 云舟 ' }, []],
    ['a person as an id', { ...before, owner: 'p1' }, []],
    ['a switch never touched', { ...before, open: false }, []],
    ['another word', { ...before, name: '云' }, ['name']],
    ['a line more', { ...before, lines: [...before.lines, {}] }, ['lines']],
    ['a cell of a line', { ...before, lines: [{ id: 'l1', label: 'b' }] }, ['lines']],
  ])('%s', (_, now, changed) => expect(changedNames(fields, before, now)).toEqual(changed))
})
