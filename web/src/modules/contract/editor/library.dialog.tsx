import { Checkbox, Input, Modal } from 'antd'
import { useState, type ReactNode } from 'react'
import { contract, type LibraryClause } from '@srm/api/contract'
import { useRead } from '@/lib/api/query.ts'
import { useDebounced } from '@/lib/debounced.ts'
import { inputDebounce } from '@/lib/timing.ts'
import { Muted, Stack } from '@/ui/layout.tsx'
import type { Line } from '@/ui/record-form/rows/rows-paste.ts'
import { Await } from '@/ui/states.tsx'
import styles from './editor.module.css'
import { useEditorText } from '../contract.texts.ts'

type Props = {
  readonly taken: readonly Line[]
  readonly add: (clauses: readonly LibraryClause[]) => void
  readonly close: () => void
}

/** Clauses of all templates in use, to be taken into this contract. */
export const LibraryDialog = ({ taken, add, close }: Props): ReactNode => {
  const t = useEditorText()
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<readonly LibraryClause[]>([])
  const keyword = useDebounced(typed.trim(), inputDebounce)
  const read = useRead(contract.template.library, { query: keyword === '' ? {} : { keyword } }, { keepPrevious: true })
  const isTaken = ({ key }: LibraryClause): boolean => taken.some((clause) => clause['key'] === key)
  const isChosen = ({ key }: LibraryClause): boolean => chosen.some((clause) => clause.key === key)
  const toggle = (clause: LibraryClause): void =>
    setChosen(isChosen(clause) ? chosen.filter(({ key }) => key !== clause.key) : [...chosen, clause])
  return (
    <Modal
      open
      width={720}
      title={t('library.title')}
      okText={t('library.ok', { count: chosen.length })}
      cancelText={t('cancel')}
      okButtonProps={{ disabled: chosen.length === 0 }}
      onOk={() => {
        add(chosen)
        close()
      }}
      onCancel={close}
    >
      <Stack gap={12}>
        <Input.Search
          allowClear
          aria-label={t('library.search')}
          placeholder={t('library.search')}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Await query={read} rows={6}>
          {(clauses) =>
            clauses.length === 0 ? (
              <Muted as="p">{t('library.none')}</Muted>
            ) : (
              <ul className={styles.library}>
                {clauses.map((clause) => (
                  <li key={`${clause.template} ${clause.key}`}>
                    <Checkbox
                      checked={isTaken(clause) || isChosen(clause)}
                      disabled={isTaken(clause)}
                      onChange={() => toggle(clause)}
                    >
                      <strong>{clause.title}</strong>{' '}
                      <Muted size="s">{isTaken(clause) ? t('library.added') : clause.template}</Muted>
                      <span className={styles.excerpt}>{clause.text}</span>
                    </Checkbox>
                  </li>
                ))}
              </ul>
            )
          }
        </Await>
      </Stack>
    </Modal>
  )
}
