import { Input } from 'antd'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { InputRef } from 'antd'
import styles from './card.module.css'
import { useDesigner, useDesigning, useReadOnly } from './designer.store.ts'
import { useText } from './designer.texts.ts'

const Naming = ({ name, done }: { readonly name: string; readonly done: (next: string) => void }): ReactNode => {
  const t = useText()
  const field = useRef<InputRef>(null)
  const [typed, type] = useState(name)
  useEffect(() => field.current?.focus({ cursor: 'all' }), [])
  return (
    <Input
      ref={field}
      size="small"
      maxLength={30}
      className={styles.naming ?? ''}
      aria-label={t('name')}
      value={typed}
      onChange={({ target }) => type(target.value)}
      onBlur={() => done(typed.trim())}
      onPressEnter={() => done(typed.trim())}
      onKeyDown={({ key }) => key === 'Escape' && done(name)}
    />
  )
}

type Props = { readonly item: string; readonly name: string; readonly rename: (next: string) => void }

/** A name that is written where it stands. */
export const CardName = ({ item, name, rename }: Props): ReactNode => {
  const t = useText()
  const store = useDesigner()
  const writing = useDesigning(({ renaming }) => renaming === item)
  const readOnly = useReadOnly()
  if (writing) return <Naming name={name} done={rename} />
  return (
    <button
      type="button"
      tabIndex={-1}
      disabled={readOnly}
      className={styles.name}
      title={t('rename', { name })}
      aria-label={t('rename', { name })}
      onClick={() => store.setState({ renaming: item, at: item })}
    >
      {name}
    </button>
  )
}
