import { useQueries } from '@tanstack/react-query'
import { file as endpoints } from '@srm/api/file'
import type { FileView } from '@srm/api/shared/fields'
import { call } from '@/lib/api/api.ts'
import { keyOf } from '@/lib/api/query.ts'
import type { KnownFile } from '@/ui/slots.ts'

const seen = new Map<string, FileView>()

/** A form keeps only ids of files; what they look like is kept here while the page lives. */
export const rememberFile = (file: FileView): void => void seen.set(file.id, file)

export const fileId = (value: KnownFile): string => (typeof value === 'string' ? value : value.id)

const known = (value: KnownFile): FileView | undefined => {
  if (typeof value === 'string') return seen.get(value)
  rememberFile(value)
  return value
}

/** The files behind the values, in their order; one that was never seen here is asked for. */
export const useKnownFiles = (values: readonly KnownFile[]): FileView[] => {
  const missing = values.filter((value) => known(value) === undefined).map(fileId)
  const asked = useQueries({
    queries: missing.map((id) => ({
      queryKey: keyOf(endpoints.link, { params: { id } }),
      queryFn: () => call(endpoints.link, { params: { id } }, { silent: true }),
    })),
  })
  const answers = new Map(asked.flatMap(({ data }) => (data ? [[data.id, data] as const] : [])))
  return values.flatMap((value) => known(value) ?? answers.get(fileId(value)) ?? [])
}
