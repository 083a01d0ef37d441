import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Endpoint, Input, Result } from '@srm/api/endpoint'
import { urlOf, type Answer, type Member, type Parts } from '../tenant.ts'

type Place = () => string

const lostAnswers = 0.1

/** What a server says when it could not take the request at all: asked again it may. */
const isBusy = ({ status, key }: Pick<Answer<unknown>, 'status' | 'key'>): boolean =>
  [502, 503, 504].includes(status) || key === 'request.in_progress'

const attempt = async (url: string, endpoint: Endpoint, who: Member, parts: Parts, key: string) => {
  const answer = await fetch(url, {
    method: endpoint.method,
    headers: { ...who.headers, 'content-type': 'application/json', 'idempotency-key': key },
    ...(parts.body !== undefined && { body: JSON.stringify(parts.body) }),
  })
  return { status: answer.status, ...((await answer.json()) as Omit<Answer<never>, 'status'>) }
}

/**
 * Sends one request, to whichever server is there, until one of them has answered: every attempt carries the same key.
 * What comes back is what the client was told in the end, and nothing else may be true.
 */
export const insistent =
  (place: Place, interrupted: () => void) =>
  async <E extends Endpoint>(who: Member, endpoint: E, input: Input<E>): Promise<Answer<Result<E>>> => {
    const parts = input as Parts
    const key = randomUUID()
    for (;;) {
      const answer = await attempt(`${place()}${urlOf(endpoint, parts)}`, endpoint, who, parts, key).catch(() => {
        interrupted()
        return undefined
      })
      // Some answers are lost on the way though nothing died: what was done must not be done again.
      if (answer && !isBusy(answer) && Math.random() > lostAnswers) return answer
      await sleep(20)
    }
  }

export type Insist = ReturnType<typeof insistent>
