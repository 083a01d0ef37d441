import { Form, Select } from 'antd'
import { useState, type ReactNode } from 'react'
import { dictionary, type SelOption } from '@srm/api/dictionary'
import { useAct } from '@/lib/query.ts'
import { toast } from '@/lib/toast.ts'
import { ConfirmDialog } from '@/ui/confirm-dialog.tsx'
import styles from './dictionary.module.css'
import { useText } from './dictionary.texts.ts'
import { flatten, indented } from './option.tree.ts'

type Props = { readonly option: SelOption; readonly tree: readonly SelOption[]; readonly close: () => void }

export const MergeDialog = ({ option, tree, close }: Props): ReactNode => {
  const t = useText()
  const [into, setInto] = useState<string>()
  const act = useAct(dictionary.merge, { done: ({ moved }) => toast.success(t('merged', { count: moved })) })
  const name = option.optionName
  const others = flatten(tree).filter((entry) => entry.option.id !== option.id)
  return (
    <ConfirmDialog
      open
      title={t('mergeTitle', { name })}
      ok={t('mergeOk')}
      disabled={!into}
      busy={act.isPending}
      confirm={() => act.mutateAsync({ params: { id: option.id }, body: { into: into ?? '' } })}
      close={close}
    >
      <p>{t('mergeHint', { name })}</p>
      <Form layout="vertical" className={styles.merge}>
        <Form.Item label={t('mergeInto')} htmlFor="merge-into">
          <Select
            id="merge-into"
            showSearch={{ optionFilterProp: 'label' }}
            value={into}
            options={others.map((entry) => ({
              value: entry.option.id,
              label: indented(entry.option.optionName, entry.depth),
            }))}
            onChange={setInto}
          />
        </Form.Item>
      </Form>
    </ConfirmDialog>
  )
}
