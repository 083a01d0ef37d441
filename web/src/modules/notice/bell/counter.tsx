import type { ReactNode } from 'react'
import { notice } from '@srm/api/notice'
import { useRead } from '@/lib/api/query.ts'

/** How many notices are unread; one more than can be counted stands for "and more". */
export const UnreadCounter = ({ show }: { readonly show: (count: number) => ReactNode }): ReactNode => {
  const { data } = useRead(notice.unread, {})
  return show(data ? data.unread + (data.capped ? 1 : 0) : 0)
}
