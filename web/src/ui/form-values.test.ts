import { describe, expect, test } from 'vitest'
import { optional } from '@srm/api/shared/field-meta'
import { bool, creditCode, images, integer, money, person, rows, text } from '@srm/api/shared/fields'
import { needsStar, problemOf } from './fields/field-rule.ts'
import { toForm, toSent } from './form-values.ts'
import type { UiText } from './ui.texts.ts'

const file = { id: 'f1', name: 'a.png', mime: 'image/png', size: 1, url: '/a', thumbUrl: null }
const fields = {
  name: text('名称', 'Name', { max: 5 }),
  owner: optional(person('负责人', 'Owner')),
  lines: rows('行', 'Lines', { label: text('名', 'Label'), first: bool('首', 'First'), image: images('图', 'Image') }),
}

describe('a form keeps what the answer holds and sends what the request wants', () => {
  test('people and files become ids, lines keep theirs, empty fields are left out', () => {
    const values = {
      name: ' 云 ',
      owner: { id: 'p1', name: '周敏' },
      lines: [{ id: 'l1', label: 'a', first: true, image: [file] }, { label: 'b' }],
    }
    expect(toSent(fields, values)).toEqual({
      name: '云',
      owner: 'p1',
      lines: [
        { id: 'l1', label: 'a', first: true, image: ['f1'] },
        { id: undefined, label: 'b', first: false, image: [] },
      ],
    })
    expect(toSent(fields, { name: '', owner: undefined })).toEqual({ name: undefined, owner: undefined, lines: [] })
  })

  test('null in an answer is nothing in a form', () => {
    expect(
      toForm(fields, { name: '云', owner: null, lines: [{ id: 'l1', label: 'a', first: false, image: [] }] }),
    ).toEqual({
      name: '云',
      owner: undefined,
      lines: [{ id: 'l1', label: 'a', first: false, image: [] }],
    })
  })
})

describe('what is wrong is said by the kind of the field', () => {
  const t: UiText = (key) => key
  test.each([
    ['a required text', fields.name, '', 'invalid.required'],
    ['a long text', fields.name, '一二三四五六', 'invalid.tooLong'],
    ['a wrong credit code', creditCode('码', 'Code'), '91310115MA1K4YTH01', 'invalid.creditCode'],
    ['a wrong amount', money('额', 'Amount'), '1.234', 'invalid.number'],
    ['a number out of range', integer('数', 'Number', { max: 9 }), 10, 'invalid.integer'],
  ])('%s', (_, schema, value, key) => expect(problemOf(t, schema, value)).toBe(key))

  test('nothing, when it is right or may be empty', () => {
    expect(problemOf(t, fields.name, '云')).toBeUndefined()
    expect(problemOf(t, fields.owner, undefined)).toBeUndefined()
  })

  test('only fields that can be forgotten carry a star', () => {
    expect(needsStar(fields.name)).toBe(true)
    expect(needsStar(fields.owner)).toBe(false)
    expect(needsStar(fields.lines)).toBe(false)
  })
})
