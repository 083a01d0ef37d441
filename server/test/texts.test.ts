import { allErrors, registry } from '@srm/api'
import type { ErrorTable } from '@srm/api/shared/errors'
import { metaOf } from '@srm/api/shared/field-meta'
import type { Label } from '@srm/api/shared/label'
import { OurCompany } from '@srm/api/tenancy'
import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { loadConfig } from '#kernel/config.ts'
import { subjects } from '#kernel/records/subjects.ts'
import { modulesOf } from '../src/assembly.ts'
import { everyEndpoint, keyOf } from './endpoints.ts'
import { testEnvironment } from './settings.ts'

modulesOf(loadConfig(testEnvironment('srm_test_texts')))

const han = /\p{Script=Han}/u
const table: ErrorTable = allErrors

const labelProblems = (where: string, { zh, en }: Label): string[] => [
  ...(han.test(zh) && zh === zh.trim() ? [] : [`${where}: ${zh} is not Chinese`]),
  ...(en.trim() !== '' && !han.test(en) ? [] : [`${where}: ${en} is not English`]),
]

/** Codes on which the client signs out, refreshes or leaves. */
const reserved = [401, 402, 403]

const errorProblems = (errors: ErrorTable): string[] => {
  const codes = new Map<number, string>()
  return Object.entries(errors).flatMap(([key, [code, status, zh, en]]) => {
    const problems = labelProblems(key, { zh, en })
    const ofSession = key.startsWith('session.')
    if (codes.has(code) && !reserved.includes(code))
      problems.push(`${key} shares ${code} with ${codes.get(code) ?? ''}`)
    if (!ofSession && (reserved.includes(code) || reserved.includes(status))) problems.push(`${key} sends people away`)
    if (!ofSession && (code < 40_000 || code > 99_999)) problems.push(`${key} has no five-digit code`)
    if (status < 400 || status > 599) problems.push(`${key} has status ${status}`)
    codes.set(code, key)
    return problems
  })
}

const fieldProblems = (where: string, fields: Readonly<Record<string, z.ZodType>>): string[] =>
  Object.entries(fields).flatMap(([name, schema]) => {
    const { label, choices = [], fields: lines = {} } = metaOf(schema)
    const here = `${where}.${name}`
    return [
      ...labelProblems(here, label),
      ...choices.flatMap((choice) => labelProblems(`${here}=${choice.value}`, choice.label)),
      ...fieldProblems(here, lines),
    ]
  })

describe('texts', () => {
  it('of every error are there in both languages, under a code of its own', () => {
    expect(Object.keys(table).length).toBeGreaterThan(30)
    expect(errorProblems(table)).toEqual([])
  })

  it('of every endpoint are there in both languages', () => {
    expect(everyEndpoint.flatMap((endpoint) => labelProblems(keyOf(endpoint), endpoint.title))).toEqual([])
  })

  it('of every record, its fields, choices and lines are there in both languages', () => {
    expect(subjects().map(({ record }) => record.name)).toContain(OurCompany.name)
    for (const { record } of subjects()) {
      expect(labelProblems(record.name, record.label)).toEqual([])
      expect(fieldProblems(record.name, record.all)).toEqual([])
    }
  })

  it('are missed when they are missing', () => {
    expect(errorProblems({ 'a.b': [40_000, 400, 'x', '好'] })).toEqual([
      'a.b: x is not Chinese',
      'a.b: 好 is not English',
    ])
    expect(errorProblems({ 'a.b': [40_000, 400, '甲', 'A'], 'a.c': [40_000, 400, '乙', 'B'] })).toEqual([
      'a.c shares 40000 with a.b',
    ])
    expect(errorProblems({ 'a.b': [43_100, 403, '甲', 'A'] })).toEqual(['a.b sends people away'])
  })

  it('of modules stay in the thousands of their module', () => {
    const families = Object.entries(table)
      .filter(([key]) => !/^(session|request|record|page|server|job)\./.test(key))
      .map(([key, [code]]) => [key.split('.')[0], Math.floor(code / 1000)] as const)
    const known = new Map<number, Set<string>>()
    for (const [noun = '', thousand] of families) known.set(thousand, (known.get(thousand) ?? new Set()).add(noun))
    expect(known.size).toBeGreaterThan(2)
    expect(Object.keys(registry).length).toBeGreaterThanOrEqual(known.size)
  })
})
