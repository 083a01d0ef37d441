import { metaOf } from '@srm/api/shared/field-meta'
import type { Language } from '@srm/api/shared/label'
import { sentenceIn } from '#kernel/sentences.ts'
import { fail } from '#kernel/errors.ts'
import type { Document } from '#kernel/records/document.ts'
import { finder, type FindRows } from '#kernel/records/read/reads.ts'

const known = new Map<string, Document>()

/** Filled once when the modules are put together. */
export const declareDocuments = (documents: readonly Document[]): void => {
  known.clear()
  for (const document of documents) known.set(document.record.name, document)
}

export const documents = (): readonly Document[] => [...known.values()]

export const documentOf = (type: string): Document => known.get(type) ?? fail('approval.unknown_document')

/** The title of a document for this reader: one the product made up is said in their language, one a person wrote stays. */
export const titleIn = (language: Language, docType: string, title: string): string => {
  const record = known.get(docType)?.record
  const field = record?.fields[record.title]
  return field && metaOf(field).sentence ? sentenceIn(language, title) : title
}

const finders = new WeakMap<Document, FindRows>()

/** Finds a document within a person's own scope, whatever approvals they have part in. */
export const scopedFinderOf = (document: Document): FindRows => {
  const find = finders.get(document) ?? finder(document.record, document.lines ?? {})
  finders.set(document, find)
  return find
}
