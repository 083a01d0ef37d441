import { z } from 'zod'
import { fromMap, onMap, type Point } from './coordinates.ts'
import { jsonp } from './jsonp.ts'

const service = 'https://apis.map.qq.com/ws/geocoder/v1/'

const Found = z.object({
  status: z.literal(0),
  result: z.object({
    location: z.object({ lat: z.number(), lng: z.number() }),
    address: z.string().optional(),
  }),
})

/** A map that cannot be asked must not stop anybody from filling in a form, so failures are only logged. */
const ask = async (key: string, query: Record<string, string>) => {
  try {
    const answer = await jsonp(`${service}?${new URLSearchParams({ ...query, key }).toString()}`)
    return Found.parse(answer).result
  } catch (error) {
    reportError(error)
    return undefined
  }
}

export const pointOf = async (key: string, address: string): Promise<Point | undefined> => {
  const found = await ask(key, { address })
  return found && fromMap(found.location, 'gcj02')
}

export const addressOf = async (key: string, point: Point): Promise<string | undefined> => {
  const { lat, lng } = onMap(point, 'gcj02')
  const found = await ask(key, { location: `${lat.toFixed(6)},${lng.toFixed(6)}` })
  return found?.address
}
