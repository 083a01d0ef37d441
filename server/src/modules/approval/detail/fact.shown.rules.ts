import type { Access } from '@srm/flow/fields'
import type { Language } from '@srm/api/shared/label'
import type { Document } from '#kernel/records/document.ts'
import { isCovered } from './hidden.rules.ts'
import type { Detail } from './parts.views.ts'

type Facts = NonNullable<Document['facts']>['fields']

/** Whoever may not see what a document is about in money does not see what was worked out of it in money either. */
export const factAccess = (facts: Facts, access: Access, amountPath: string | undefined): Access =>
  isCovered(access, amountPath)
    ? Object.fromEntries(
        Object.entries(facts).flatMap(([path, { type }]) => (type === 'money' ? [[path, 'hidden']] : [])),
      )
    : {}

/** What was worked out when it was submitted, in words; what is not known is not said. */
export const shownFacts = (
  facts: Facts,
  values: Readonly<Record<string, unknown>>,
  access: Access,
  language: Language,
): Detail['facts'] =>
  Object.entries(facts).flatMap(([path, fact]): Detail['facts'] => {
    const value = values[path]
    if ((typeof value !== 'string' && typeof value !== 'boolean') || isCovered(access, path)) return []
    const option = fact.type === 'enum' ? fact.options.find((one) => one.value === value) : undefined
    return [{ path, label: fact.label[language], type: fact.type, value: option?.label[language] ?? value }]
  })
