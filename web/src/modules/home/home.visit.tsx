import { useEffect } from 'react'
import { home } from '@srm/api/home'
import { call } from '@/lib/api/api.ts'
import { keyOf, queryClient } from '@/lib/api/query.ts'
import { recordPath } from '@/lib/module/record-pages.ts'
import { useProfile } from '@/lib/session/session.ts'
import type { RecordAt } from '@/ui/slots.ts'

/** What has no page cannot be returned to. Whoever looks with a role's eyes leaves no trace; that a visit could not be noted holds nobody up. */
export const Visit = ({ subject, id }: RecordAt): null => {
  const looking = Boolean(useProfile()?.seeingAs)
  useEffect(() => {
    if (looking || recordPath(subject, id) === undefined) return
    call(home.visit, { params: { subject, id } }, { silent: true }).then(
      () => queryClient.invalidateQueries({ queryKey: keyOf(home.recent, {}) }),
      () => undefined,
    )
  }, [looking, subject, id])
  return null
}
