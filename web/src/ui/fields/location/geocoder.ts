import { z } from 'zod'
import { fromMap, onMap, type Point } from './coordinates.ts'
const patience = 5000
let calls = 0

/** The map service answers by a script that calls back, because it allows no other kind of request from a page. */
const jsonp = (address: string): Promise<unknown> =>
  new Promise((resolve, reject) => {
    calls += 1
    const name = `srmJsonp${String(calls)}`
    const script = document.createElement('script')
    const finish = (settle: () => void): void => {
      clearTimeout(timer)
      Reflect.deleteProperty(globalThis, name)
      script.remove()
      settle()
    }
    const fail = (why: string): void => finish(() => reject(new Error(`${why}: ${new URL(address).origin}`)))
    const timer = setTimeout(() => fail('the map service did not answer in time'), patience)
    Object.assign(globalThis, { [name]: (answer: unknown) => finish(() => resolve(answer)) })
    script.addEventListener('error', () => fail('the map service cannot be reached'))
    // The key is bound to our address, which this page tells nobody else.
    script.referrerPolicy = 'origin'
    script.src = `${address}&output=jsonp&callback=${name}`
    document.head.append(script)
  })

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
