import { Button, Input } from 'antd'
import { useState, type ReactNode } from 'react'
import { approval } from '@srm/api/approval'
import { useMutate } from '@/lib/api/query.ts'
import { toast } from '@/lib/toast.ts'
import { Muted } from '@/ui/layout.tsx'
import { useDesigner, useDesigning } from '../designer/designer.store.ts'
import { givenOf } from './simulate.model.ts'
import styles from './simulate.module.css'
import { useTrying } from './state.ts'
import { useText } from './simulate.texts.ts'

/** What was just tried is kept, with the way it went as the right one. */
export const SaveCase = (): ReactNode => {
  const t = useText()
  const store = useDesigner()
  const id = useDesigning((state) => state.id)
  const { trying } = useTrying()
  const [name, setName] = useState('')
  const act = useMutate(approval.flow.cases.create, {
    done: () => {
      toast.success(t('saved', { name: name.trim() }))
      setName('')
    },
  })
  const save = (): void => {
    const tree = store.getState().history.present
    act.mutate({ params: { id }, body: { name: name.trim(), tree, ...givenOf(trying) } })
  }
  return (
    <div className={styles.save}>
      <div>
        <Input
          aria-label={t('caseName')}
          placeholder={t('caseName')}
          maxLength={60}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <Button disabled={name.trim() === ''} loading={act.isPending} onClick={save}>
          {t('save')}
        </Button>
      </div>
      <Muted as="small" size="s">
        {t('save.hint')}
      </Muted>
    </div>
  )
}
