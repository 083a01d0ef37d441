import type { ReactNode } from 'react'
import { runOfShow } from '@srm/api/run-of-show'
import { optional } from '@srm/api/shared/field-meta'
import { choice, mobile, text } from '@srm/api/shared/fields'
import { useMutate } from '@/lib/api/query.ts'
import { toast } from '@/lib/toast.ts'
import { SideForm } from '@/ui/record-form/side-form.tsx'
import { useRunText } from '../run-of-show.texts.ts'

const fields = {
  name: text('收件人', 'Name', { max: 50 }),
  mobile: mobile('手机号', 'Mobile'),
  company: optional(text('单位', 'Company')),
  days: choice('有效期', 'Good for', [
    ['3', '3 天', '3 days'],
    ['7', '7 天', '7 days'],
    ['14', '14 天', '14 days'],
    ['30', '30 天', '30 days'],
  ]),
}

type Props = { readonly projectId: string; readonly close: () => void }

/** To whom the link goes; it is opened with a code sent to the same phone. */
export const ShareForm = ({ projectId, close }: Props): ReactNode => {
  const t = useRunText()
  const send = useMutate(runOfShow.share.send, { silent: true })
  return (
    <SideForm
      title={t('share')}
      groups={[{ fields }]}
      initial={{ days: '7' }}
      close={close}
      save={async ({ name, mobile: to, company, days }) => {
        await send.mutateAsync({
          body: {
            projectId,
            name: String(name),
            mobile: String(to),
            days: Number(days),
            ...(typeof company === 'string' && company !== '' && { company }),
          },
        })
        toast.success(t('share.sent'))
      }}
    />
  )
}
