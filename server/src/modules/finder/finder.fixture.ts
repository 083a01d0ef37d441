import type { Input } from '@srm/api/endpoint'
import type { finder } from '@srm/api/finder'

type Body = Input<typeof finder.availability.create>['body']

let count = 0

/** Each on days of its own, far enough ahead. It need not be about a hall, so that no field says it must; this one is. */
export const anAvailability = Object.assign(
  (more: Partial<Body> = {}): Body => {
    count += 1
    const day = new Date(Date.UTC(2030, 0, 1) + count * 86_400_000).toISOString().slice(0, 10)
    return { name: `新品发布会${String(count)}`, period: { from: day, to: day }, state: 'held', ...more }
  },
  { needs: ['hall'] },
)
