import type { TestApp } from './app.ts'
import { sampleOf } from './depth.ts'
import { exchange, requestOf } from './exchange.ts'
import type { World } from './world.ts'
import { looksById } from './crawl/by-id.ts'
import type { ReadCase, Row } from './crawl/look.ts'
import { looksByWord, plainLooks } from './crawl/plain.ts'

/** What differs between two readings of the same thing: the request's own id, the clock and how long a link lives. */
const masked = (text: string): string =>
  text
    .replaceAll(/"requestId":"[^"]*"/g, '"requestId":""')
    .replaceAll(/"now":"[^"]*"/g, '"now":""')
    .replaceAll(/\/api\/file\/raw\/[\w.-]+/g, '/api/file/raw/…')

export type Observation = { what: string; status: number; text: string }

const nameOf = ([endpoint, example]: ReadCase): string => `${endpoint.path} ${JSON.stringify(example)}`

const look = async (
  t: TestApp,
  headers: Record<string, string>,
  looks: readonly ReadCase[],
): Promise<Observation[]> => {
  const seen: Observation[] = []
  for (const one of looks) {
    const { status, text } = await exchange(t, requestOf(...one, headers))
    seen.push({ what: nameOf(one), status, text: masked(text) })
  }
  return seen
}

/** Every list and overview a person has. */
export const readLists = (t: TestApp, headers: Record<string, string>): Promise<Observation[]> =>
  look(t, headers, plainLooks())

/** Everything a person can read, looking for the given words and by the given ids; of lists and words some, if so many are asked for. */
export const crawl = (
  t: TestApp,
  me: World,
  words: readonly string[],
  found: Row,
  some = Infinity,
): Promise<Observation[]> => {
  const wide = sampleOf([...plainLooks(), ...words.flatMap(looksByWord)], some, nameOf)
  return look(t, me.headers, [...wide, ...looksById(found)])
}

export const crawledPaths = (me: World): string[] => [
  ...new Set([...plainLooks(), ...looksByWord('x'), ...looksById(me)].map(([{ path }]) => path)),
]
