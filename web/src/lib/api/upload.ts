import { create } from 'zustand'
import type { Endpoint, Result } from '@srm/api/endpoint'
import { headersFor } from './api.ts'
import { postFile, type Progress } from './post-file.ts'
import { withSession } from '../session/renewal.ts'

const useOnTheirWay = create(() => ({ count: 0 }))
const count = (by: 1 | -1): void => useOnTheirWay.setState((now) => ({ count: now.count + by }))

/** Whatever takes files along waits for those still on their way: sent earlier it would leave without them. */
export const useUploading = (): boolean => useOnTheirWay((now) => now.count > 0)

/** Sends one file. The caller says how it went: an upload has words of its own. */
export const upload = async <E extends Endpoint>(endpoint: E, file: File, progress: Progress): Promise<Result<E>> => {
  const key = crypto.randomUUID()
  count(1)
  try {
    const result = await withSession((token) =>
      postFile(endpoint.path, { ...headersFor(token), 'Idempotency-Key': key }, file, progress),
    )
    return result as Result<E>
  } finally {
    count(-1)
  }
}
