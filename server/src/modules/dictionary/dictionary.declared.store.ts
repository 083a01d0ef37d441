import { label, type Label, type Language } from '@srm/api/shared/label'
import { fail } from '#kernel/errors.ts'
import type { ClassTree, DefaultDictionary, Module } from '#kernel/module.ts'
import { subjectOf, subjects, type Numbering } from '#kernel/records/subjects.ts'

type Declarations = {
  readonly dictionaries: readonly DefaultDictionary[]
  readonly english: ReadonlyMap<string, string>
  readonly classifyKinds: ReadonlySet<string>
  readonly classTrees: readonly ClassTree[]
  readonly numberTypes: Readonly<Record<string, Numbering>>
  readonly documents: ReadonlySet<string>
}

let declared: Declarations = {
  dictionaries: [],
  english: new Map(),
  classifyKinds: new Set(),
  classTrees: [],
  numberTypes: {},
  documents: new Set(),
}

/** Filled once when the modules are put together. */
export const declareDefaults = (modules: readonly Module[]): void => {
  const dictionaries = modules.flatMap((module) => module.dictionaries ?? [])
  declared = {
    dictionaries,
    english: englishNames(dictionaries),
    classTrees: modules.flatMap(({ classTrees = [] }) => classTrees),
    classifyKinds: new Set(modules.flatMap(({ classifyKinds = [] }) => classifyKinds)),
    numberTypes: Object.fromEntries(modules.flatMap(({ numberTypes = {} }) => Object.entries(numberTypes))),
    documents: new Set(modules.flatMap((module) => (module.documents ?? []).map(({ record }) => record.name))),
  }
}

/** English names of the options that come with the product, by dictionary, value and the name they are stored under. */
const englishNames = (dictionaries: readonly DefaultDictionary[]): ReadonlyMap<string, string> =>
  new Map(
    dictionaries.flatMap(({ selTypeName, options }) =>
      options.map(([value, zh, en]) => [`${selTypeName}|${value}|${zh}`, en] as const),
    ),
  )

/**
 * What an option is called for this reader. It is stored in Chinese; one that still has the name it came with is
 * shown in the reader's language, one a company renamed is shown as they renamed it.
 */
export const optionNameIn = (language: Language, type: string, value: string, stored: string): string =>
  language === 'zh' ? stored : (declared.english.get(`${type}|${value}|${stored}`) ?? stored)

export const systemTypes = (): readonly DefaultDictionary[] => declared.dictionaries

/** Trees that are kept elsewhere: those of one kind, or all. */
export const classTreesOf = (kind: string | undefined): readonly ClassTree[] =>
  declared.classTrees.filter((tree) => kind === undefined || tree.kind === kind)

export const assertClassifyKind = (kind: string): void => {
  const message = `没有这种分类：${kind}`
  if (!declared.classifyKinds.has(kind)) fail('request.invalid', { errors: [{ path: 'kind', message }] })
}

/** How codes of a record, or of something that is none, are made unless a company has a rule of its own. */
export const numberingOf = (name: string): Numbering | undefined => subjectOf(name)?.code ?? declared.numberTypes[name]

/** Something that is numbered: a record, or what has no record of its own. */
export type NumberType = Numbering & { readonly name: string; readonly label: Label; readonly isDocument: boolean }

const assertOnce = (all: readonly NumberType[], key: 'type' | 'prefix'): void => {
  const twice = all.find((one, index) => all.findIndex((other) => other[key] === one[key]) < index)
  if (twice) throw new Error(`${twice.name} has the ${key} ${twice[key]} of another record`)
}

/** Everything that is numbered; two under one type would share a counter, two with one prefix could not be told apart. */
export const numberings = (): NumberType[] => {
  const ofRecords = subjects().flatMap(({ record, code }) =>
    code ? [[record.name, { label: record.label, ...code }] as const] : [],
  )
  const all = Object.entries({ ...declared.numberTypes, ...Object.fromEntries(ofRecords) }).map(
    ([name, numbering]): NumberType => ({
      label: label(name, name),
      ...numbering,
      name,
      isDocument: declared.documents.has(name),
    }),
  )
  assertOnce(all, 'type')
  assertOnce(all, 'prefix')
  return all
}
