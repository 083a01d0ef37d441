import type { ReactNode } from 'react'
import type { Input } from '@srm/api/endpoint'
import { deliverableFields, project } from '@srm/api/project'
import { useMutate, useRead } from '@/lib/api/query.ts'
import { punctuation } from '@/lib/i18n.ts'
import { toast } from '@/lib/toast.ts'
import { Muted, Stack } from '@/ui/layout.tsx'
import { SideForm } from '@/ui/record-form/side-form.tsx'
import { useDeliverableText } from '../project.texts.ts'

type Props = { readonly classifyId: string; readonly close: () => void }
type Body = Input<typeof project.deliverable.saveType>['body']

/** What projects of one type owe at the end of each stage. */
export const DeliverablesForm = ({ classifyId, close }: Props): ReactNode => {
  const t = useDeliverableText()
  const params = { classifyId }
  const { data } = useRead(project.deliverable.ofType, { params }, { noCache: true })
  const { mutateAsync } = useMutate(project.deliverable.saveType, {
    silent: true,
    done: () => toast.success(t('saved')),
  })
  if (!data) return null
  const deliverables = data
    .filter(({ isInherited }) => !isInherited)
    .map(({ id, stage, title }) => ({ id, stage, title }))
  const above = data.filter(({ isInherited }) => isInherited).map(({ title }) => title)
  return (
    <SideForm
      title={t('title')}
      groups={[{ fields: deliverableFields }]}
      initial={{ deliverables }}
      save={(sent) => mutateAsync({ params, body: sent as Body })}
      below={() => (
        <Stack gap={4}>
          <Muted size="s">{t('hint')}</Muted>
          {above.length > 0 && <Muted size="s">{t('inherited', { titles: above.join(punctuation('list')) })}</Muted>}
        </Stack>
      )}
      close={close}
    />
  )
}
