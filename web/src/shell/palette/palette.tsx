import { LoadingOutlined, SearchOutlined } from '@ant-design/icons'
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useNavigate } from 'react-router'
import { usePaletteText } from '../shell.texts.ts'
import { isRecord, type Group, type Item } from './item.ts'
import { noteChoice } from './recent.ts'
import { useGroups } from './use-groups.ts'
import { matchOf } from './match.ts'
import styles from './palette.module.css'

/** Text stays text: the match is cut out of it, never written into markup. */
const Highlight = ({ text, keyword }: { readonly text: string; readonly keyword: string }): ReactNode => {
  const match = matchOf(text, keyword)
  if (!match) return text
  const characters = [...text]
  const part = (from: number, to?: number): string => characters.slice(from, to).join('')
  return (
    <>
      {part(0, match.from)}
      <mark className={styles.mark}>{part(match.from, match.to)}</mark>
      {part(match.to)}
    </>
  )
}

type Close = () => void

const useChoose = (close: Close): ((item: Item) => void) => {
  const go = useNavigate()
  return (item) => {
    noteChoice(item)
    close()
    if (item.to) void go(item.to)
    else void item.run?.()
  }
}

/** Browsers also tell of a mouse that lies still while lines come and go under it. */
const moved = ({ movementX, movementY }: MouseEvent): boolean => movementX !== 0 || movementY !== 0

type LineProps = {
  readonly id: string
  readonly item: Item
  readonly keyword: string
  readonly lit: boolean
  readonly choose: () => void
  readonly light: () => void
}

const Line = ({ id, item, keyword, lit, choose, light }: LineProps): ReactNode => {
  const node = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (lit) node.current?.scrollIntoView({ block: 'nearest' })
  }, [lit])
  const Icon = item.icon
  return (
    <div
      ref={node}
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option of the browser's own holds neither icon nor highlight
      role="option"
      aria-selected={lit}
      tabIndex={-1}
      className={styles.line}
      onClick={choose}
      onKeyDown={undefined}
      onMouseMove={(event) => moved(event) && !lit && light()}
    >
      <span aria-hidden className={styles.icon}>
        <Icon />
      </span>
      <span className={styles.title}>
        <Highlight text={item.title} keyword={keyword} />
      </span>
      <span className={styles.note}>{item.note}</span>
    </div>
  )
}

const Hints = (): ReactNode => {
  const t = usePaletteText()
  return (
    <footer className={styles.hints} aria-hidden>
      <span>
        <kbd>↑</kbd>
        <kbd>↓</kbd>
        {t('hint.move')}
      </span>
      <span>
        <kbd>↵</kbd>
        {t('hint.choose')}
      </span>
      <span>
        <kbd>Esc</kbd>
        {t('hint.close')}
      </span>
    </footer>
  )
}

type BoxProps = {
  readonly typed: string
  readonly change: (typed: string) => void
  readonly pressed: (event: KeyboardEvent) => void
  readonly waiting: boolean
  readonly list: string
  readonly active: string | undefined
}

const Box = ({ typed, change, pressed, waiting, list, active }: BoxProps): ReactNode => {
  const t = usePaletteText()
  return (
    <div className={styles.box}>
      <span aria-hidden className={styles.glass}>
        {waiting ? <LoadingOutlined /> : <SearchOutlined />}
      </span>
      <input
        className={styles.input}
        role="combobox"
        aria-label={t('label')}
        aria-expanded
        aria-controls={list}
        aria-autocomplete="list"
        {...(active && { 'aria-activedescendant': active })}
        placeholder={t('placeholder')}
        autoComplete="off"
        spellCheck={false}
        maxLength={50}
        value={typed}
        onChange={({ target }) => change(target.value)}
        onKeyDown={pressed}
      />
    </div>
  )
}

/** Which line is lit; what is typed anew begins at the first. */
const useLight = (groups: readonly Group[]) => {
  const [lit, setLit] = useState<string>()
  const keys = groups.flatMap(({ items }) => items.map(({ key }) => key))
  const active = lit !== undefined && keys.includes(lit) ? lit : keys[0]
  const move = (by: number): void => {
    const place = active === undefined ? 0 : keys.indexOf(active)
    setLit(keys[(place + by + keys.length) % Math.max(keys.length, 1)])
  }
  return { active, chosen: active !== undefined && active === lit, light: setLit, move }
}

/** Enter on records of the words before waits for those of the words typed now. */
const useEnter = (early: boolean, item: Item | undefined, choose: (item: Item) => void) => {
  const [pressed, setPressed] = useState(false)
  const now = useEffectEvent(() => item && choose(item))
  useEffect(() => {
    if (pressed && !early) now()
  }, [pressed, early])
  return { press: () => setPressed(true), forget: () => setPressed(false) }
}

const Found = ({ close }: { readonly close: Close }): ReactNode => {
  const t = usePaletteText()
  const list = useId()
  const [typed, setTyped] = useState('')
  const { groups, waiting } = useGroups(typed)
  const { active, chosen, light, move } = useLight(groups)
  const choose = useChoose(close)
  const items = groups.flatMap((group) => group.items)
  const item = items.find(({ key }) => key === active)
  const idOf = (key: string): string => `${list}-${key}`
  const enter = useEnter(waiting && !chosen && (!item || isRecord(item)), item, choose)
  const pressed = (event: KeyboardEvent): void => {
    // Enter also ends a word that is still being spelt out in an input method.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown') move(1)
    else if (event.key === 'ArrowUp') move(-1)
    else if (event.key === 'Enter') enter.press()
    else return
    event.preventDefault()
  }
  const change = (next: string): void => {
    setTyped(next)
    light(undefined)
    enter.forget()
  }
  const activeId = active === undefined ? undefined : idOf(active)
  return (
    <>
      <Box typed={typed} change={change} pressed={pressed} waiting={waiting} list={list} active={activeId} />
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a list of choices the box above moves through */}
      <div id={list} role="listbox" aria-label={t('results')} className={styles.list}>
        {groups.map((group) => (
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- choices are grouped within a listbox by this alone
          <div key={group.key} role="group" aria-label={group.title}>
            <div aria-hidden className={styles.group}>
              {group.title}
            </div>
            {group.items.map((one) => (
              <Line
                key={one.key}
                id={idOf(one.key)}
                item={one}
                keyword={typed}
                lit={one.key === active}
                choose={() => choose(one)}
                light={() => light(one.key)}
              />
            ))}
          </div>
        ))}
      </div>
      {items.length === 0 && !waiting && <p className={styles.none}>{t('none', { keyword: typed.trim() })}</p>}
      <output className={styles.told}>{waiting ? '' : t('count', { count: items.length })}</output>
      <Hints />
    </>
  )
}

/** Everything at hand: pages, records, actions. The browser's own dialog brings focus trap, Esc and backdrop. */
export const Palette = ({ close }: { readonly close: Close }): ReactNode => {
  const t = usePaletteText()
  const dialog = useRef<HTMLDialogElement>(null)
  // Closed while it is still on the page, it hands the focus back to where it was.
  useLayoutEffect(() => {
    const node = dialog.current
    if (!node?.open) node?.showModal()
    // The browser gives the focus to whatever comes first, which is the veil.
    node?.querySelector('input')?.focus()
    return () => node?.close()
  }, [])
  // React runs effects twice in development: news of the first closing comes when the dialog is open again.
  const onClose = (): void => {
    if (!dialog.current?.open) close()
  }
  return (
    <dialog ref={dialog} className={styles.palette} aria-label={t('label')} onClose={onClose} onCancel={close}>
      <button type="button" tabIndex={-1} className={styles.veil} aria-label={t('hint.close')} onClick={close} />
      <div className={styles.panel}>
        <Found close={close} />
      </div>
    </dialog>
  )
}
