import { label, type Label } from '@srm/api/shared/label'
import { z } from 'zod'
import { namesOf, type Variable } from './variables.rules.ts'

/** A tag of a template as the library that reads it tells of it. */
export type Tag = {
  readonly value: string
  /** Which part of the template's language it is; none where it only stands for a value. */
  readonly module?: string | undefined
  readonly within: readonly Tag[]
}

const excerpt = (text: string): string => [...text.trim()].slice(0, 24).join('')

/** Of all a tag could ask for, only values and loops over lines are given: never pieces of the document's own code. */
const isAllowed = ({ module }: Tag): boolean => module === undefined || module === 'loop'

const unknownTag = (value: string): Label =>
  label(`没有变量「${excerpt(value)}」，请对照变量列表`, `there is no variable “${excerpt(value)}”; see the list`)

const tagProblems = (tags: readonly Tag[], outer: ReadonlyMap<string, Variable>, isInLines: boolean): Label[] =>
  tags.flatMap((tag) => {
    const name = excerpt(tag.value)
    if (!isAllowed(tag))
      return [label(`不支持「${name}」这种写法`, `“${name}” is written in a way that is not supported`)]
    const found = outer.get(tag.value)
    if (!found) return [unknownTag(tag.value)]
    if (found.columns && tag.module !== 'loop')
      return [
        label(`「${name}」是明细，请写成 {#${name}}…{/${name}}`, `“${name}” has lines: write {#${name}}…{/${name}}`),
      ]
    if (found.columns && isInLines) return [label(`明细里不能再套「${name}」`, `lines cannot hold the lines “${name}”`)]
    const inner = found.columns ? new Map([...outer, ...namesOf(found.columns)]) : outer
    return tagProblems(tag.within, inner, isInLines || found.columns !== undefined)
  })

/** What a template names that the record does not have. */
export const unknownIn = (tags: readonly Tag[], variables: readonly Variable[]): Label[] =>
  tagProblems(tags, namesOf(variables), false)

const Fault = z.looseObject({
  properties: z.looseObject({
    id: z.string().default(''),
    xtag: z.string().default(''),
    context: z.string().default(''),
    file: z.string().default(''),
    openingtag: z.string().default(''),
    closingtag: z.string().default(''),
  }),
})
const Faults = z.looseObject({ properties: z.looseObject({ errors: z.array(Fault) }) })
type Fault = z.output<typeof Fault>['properties']

const partOf = (file: string): Label => {
  if (file.includes('header')) return label('页眉', 'header')
  return file.includes('footer') ? label('页脚', 'footer') : label('正文', 'text')
}

type Phrase = (name: string, fault: Fault) => Label

const unclosed: Phrase = (name) => label(`「{${name}」缺少右括号 }`, `“{${name}” lacks its closing brace`)
const unopened: Phrase = (name) => label(`「${name}}」缺少左括号 {`, `“${name}}” lacks its opening brace`)

const told: Readonly<Record<string, Phrase>> = {
  unclosed_tag: unclosed,
  duplicate_open_tag: unclosed,
  unopened_tag: unopened,
  duplicate_close_tag: unopened,
  unclosed_loop: (name) =>
    label(`明细「{#${name}}」没有结束，缺少 {/${name}}`, `“{#${name}}” is not ended by {/${name}}`),
  unopened_loop: (name) => label(`「{/${name}}」前面没有 {#${name}}`, `“{/${name}}” ends what was not begun`),
  closing_tag_does_not_match_opening_tag: (_, { openingtag, closingtag }) =>
    label(
      `明细以 {#${excerpt(openingtag)}} 开始，却以 {/${excerpt(closingtag)}} 结束`,
      `what begins with {#${excerpt(openingtag)}} ends with {/${excerpt(closingtag)}}`,
    ),
}

const faultWords = (fault: Fault): Label => {
  const name = excerpt((fault.xtag || fault.context).replaceAll(/[{}]/g, ''))
  const what =
    told[fault.id]?.(name, fault) ??
    label(name ? `「${name}」附近写法有误` : '模板无法读取', name ? `mistake near “${name}”` : 'it cannot be read')
  const where = partOf(fault.file)
  return label(`${where.zh}中${what.zh}`, `in the ${where.en} ${what.en}`)
}

/** What the library complains of, in words of ours; the same complaint once. */
export const faultsIn = (error: unknown): Label[] => {
  const several = Faults.safeParse(error).data?.properties.errors
  const one = Fault.safeParse(error).data
  const faults = (several ?? (one ? [one] : [])).map(({ properties }) => faultWords(properties))
  return faults.length > 0 ? faults : [label('模板无法读取', 'it cannot be read')]
}

const maxTold = 5

/** All in one sentence. */
export const inOneSentence = (problems: readonly Label[]): Label => {
  const unique = [...new Map(problems.map((one) => [one.zh, one])).values()].slice(0, maxTold)
  return label(unique.map(({ zh }) => zh).join('；'), unique.map(({ en }) => en).join('; '))
}
