import type { ReactNode } from 'react'
import { dictionary, type SelOption } from '@srm/api/dictionary'
import { useAct, useCall } from '@/lib/query.ts'
import { toast } from '@/lib/toast.ts'
import { ConfirmDialog } from '@/ui/confirm-dialog.tsx'
import styles from './dictionary.module.css'
import { useText } from './dictionary.texts.ts'

type Usage = { readonly count: number; readonly places: readonly { record: string; field: string; count: number }[] }

const UsageList = ({ usage }: { usage: Usage }): ReactNode => {
  const t = useText()
  return (
    <>
      <p>{usage.count === 0 ? t('usage.none') : t('usage.some', { count: usage.count })}</p>
      <ul className={styles.places}>
        {usage.places.map((place) => (
          <li key={`${place.record}.${place.field}`}>{t('usage.place', place)}</li>
        ))}
      </ul>
    </>
  )
}

type Props = { readonly option: SelOption; readonly close: () => void }

/** Tells where an option is used before it can be deleted. */
export const RemoveDialog = ({ option, close }: Props): ReactNode => {
  const t = useText()
  const usage = useCall(dictionary.usage, { params: { id: option.id } })
  const act = useAct(dictionary.remove, { done: () => toast.success(t('removed')) })
  const blocked = option.system || option.children.length > 0
  const free = usage.data?.count === 0 && !blocked
  return (
    <ConfirmDialog
      open
      title={t('removeTitle', { name: option.optionName })}
      ok={t('remove')}
      disabled={!free}
      busy={act.isPending}
      confirm={() => act.mutateAsync({ params: { id: option.id }, query: { version: option.version } })}
      close={close}
    >
      {option.system && <p>{t('usage.system')}</p>}
      {option.children.length > 0 && <p>{t('usage.children')}</p>}
      {usage.data ? <UsageList usage={usage.data} /> : <p>{usage.error?.message ?? t('usage.checking')}</p>}
    </ConfirmDialog>
  )
}
