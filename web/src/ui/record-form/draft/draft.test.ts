// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { storageKey } from '@/lib/storage.ts'
import { draftName, dropDraft, readDraft, writeDraft } from './draft.ts'

const now = Date.parse('2026-11-15T10:00:00+08:00')
const draft = { at: '2026-11-15T09:59:00+08:00', version: 3, base: { name: '云' }, values: { name: '云舟' } }
const name = draftName('u1', 'ourCompany', 'c1')

beforeEach(() => localStorage.clear())

test('a draft belongs to one person, one kind of record and one record', () => {
  writeDraft(name, draft)
  expect(readDraft(name, now)).toEqual(draft)
  for (const other of [
    draftName('u2', 'ourCompany', 'c1'),
    draftName('u1', 'supplier', 'c1'),
    draftName('u1', 'ourCompany', undefined),
  ])
    expect(readDraft(other, now)).toBeUndefined()
})

test('once dropped it is gone', () => {
  writeDraft(name, draft)
  dropDraft(name)
  expect(readDraft(name, now)).toBeUndefined()
})

test('what is broken, foreign or a month old is not offered and not kept', () => {
  for (const text of ['{', '[]', JSON.stringify({ at: 1 }), JSON.stringify({ ...draft, at: '2026-10-01T00:00:00Z' })]) {
    localStorage.setItem(storageKey(name), text)
    expect(readDraft(name, now)).toBeUndefined()
    expect(localStorage.getItem(storageKey(name))).toBeNull()
  }
})
