import { existsSync } from 'node:fs'
import { filesUnder, read } from '../tree.ts'
import { contract, pages } from './contract.ts'
import { journey } from './journey.ts'
import { listed } from './lists.ts'
import { migration } from './migration.ts'
import type { Names } from './names.ts'
import { nextCodeType, nextErrorBlock, nextStamp } from './numbers.ts'
import * as serverTest from './server-test.ts'
import * as server from './server.ts'
import * as web from './web.ts'

type Files = Readonly<Record<string, string>>
type Words = Readonly<Record<string, string>>

const serverFiles = (kebab: string): Files => ({
  'index.ts': server.entry,
  [`${kebab}.db.ts`]: server.db,
  [`${kebab}.service.ts`]: server.service,
  [`${kebab}.fixture.ts`]: serverTest.fixture,
  [`${kebab}.test.ts`]: serverTest.test,
})

const webFiles = (kebab: string): Files => ({
  'index.ts': web.entry,
  [`${kebab}.paths.ts`]: web.paths,
  [`${kebab}.texts.ts`]: web.texts,
  [`${kebab}.list.page.tsx`]: web.list,
  [`${kebab}.edit.page.tsx`]: web.edit,
  [`${kebab}.detail.page.tsx`]: web.detail,
})

const under = (folder: string, files: Files): Files =>
  Object.fromEntries(Object.entries(files).map(([name, text]) => [`${folder}/${name}`, text]))

const filled = (template: string, words: Words): string =>
  template.replaceAll(/\$(\w+)\$/g, (_, word: string) => {
    const value = words[word]
    if (value === undefined) throw new Error(`a template asks for ${word}`)
    return value
  })

const refuseTaken = (root: string, { kebab, snake }: Names): void => {
  const places = [`api/src/${kebab}.ts`, `server/src/modules/${kebab}`, `web/src/modules/${kebab}`]
  const taken = places.find((path) => existsSync(`${root}/${path}`))
  if (taken) throw new Error(`${taken} exists`)
  const made = new RegExp(`\\b(?:table|view) app\\."?${snake}"?\\s`)
  const maker = filesUnder(root, 'server/db/migrations').find((path) => made.test(read(root, path)))
  if (maker) throw new Error(`${maker} already makes app.${snake}`)
}

export type Plan = {
  /** New files by path. */
  readonly made: Files
  /** The shared lists with one more line each. */
  readonly listed: Files
}

/** Everything a module needs on all sides, from what the tree holds now. */
export const planOf = (root: string, names: Names, now: Date): Plan => {
  refuseTaken(root, names)
  const { kebab, snake } = names
  const words = { ...names, codeType: String(nextCodeType(root)), errorBlock: String(nextErrorBlock(root)) }
  const templates = {
    [`api/src/${kebab}.ts`]: contract,
    [`api/src/${kebab}/pages.ts`]: pages,
    [`server/db/migrations/${nextStamp(root, now)}_${snake}_create.sql`]: migration,
    ...under(`server/src/modules/${kebab}`, serverFiles(kebab)),
    ...under(`web/src/modules/${kebab}`, webFiles(kebab)),
    [`e2e/journeys/${kebab}/${kebab}.spec.ts`]: journey,
  }
  const made = Object.entries(templates).map(([path, template]) => [path, filled(template, words)] as const)
  return { made: Object.fromEntries(made), listed: listed(root, names) }
}
