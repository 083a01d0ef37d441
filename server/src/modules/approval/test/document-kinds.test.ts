import { documentKinds } from '@srm/api/shared/document-kinds'
import { beforeAll, describe, expect, it } from 'vitest'
import { sharedApp } from '#test/app.ts'
import { documents } from '../run/document.store.ts'

beforeAll(async () => void (await sharedApp()))

describe('the kinds of documents', () => {
  it('are those the modules bring, under the names of their records', () => {
    const brought = documents().map(({ record }) => ({ value: record.name, label: record.label }))
    const inOrder = (a: { value: string }, b: { value: string }): number => a.value.localeCompare(b.value)
    expect(documentKinds.toSorted(inOrder)).toEqual(brought.toSorted(inOrder))
    expect(brought.length).toBeGreaterThan(3)
  })
})
