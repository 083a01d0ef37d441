import type { Flow } from '@srm/flow/tree/node'
import { label, type Label, type Language } from '@srm/api/shared/label'
import type { Document } from '#kernel/records/document.ts'

/** Names of steps every flow begins with or a default flow is drawn with. */
const common: readonly Label[] = [
  label('发起人', 'Initiator'),
  label('直属上级', 'Superior'),
  label('结束', 'End'),
  label('按金额', 'By amount'),
  label('其他', 'Otherwise'),
]

const fromAmount = /^(\d+(?:\.\d+)?) 元以上$/

/**
 * A flow as its reader reads it. Names are stored in Chinese; those that came with the product are told in English to
 * who reads English, those a company gave are shown as they are.
 */
export const flowInLanguage = (flow: Flow, language: Language, documents: readonly Document[]): Flow => {
  if (language === 'zh') return flow
  const steps = documents.flatMap(({ defaultFlow }) => defaultFlow?.steps.map(({ name }) => name) ?? [])
  const english = new Map([...steps, ...common].map(({ zh, en }) => [zh, en]))
  const said = (name: string): string => english.get(name) ?? name.replace(fromAmount, 'From CNY $1')
  const translate = (part: object): void => {
    for (const [key, value] of Object.entries<unknown>({ ...part }))
      if (key === 'name' && typeof value === 'string') Reflect.set(part, key, said(value))
      else if (typeof value === 'object' && value !== null) translate(value)
  }
  const copy = structuredClone(flow)
  translate(copy)
  return copy
}
