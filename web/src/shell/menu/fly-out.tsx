import { useRef, useState, type FocusEvent, type ReactNode } from 'react'
import styles from './fly-out.module.css'

type Props = {
  /** What the entry is called where its head shows no words. */
  readonly label?: string | undefined
  readonly head: ReactNode
  readonly className?: string | undefined
  readonly lit: boolean
  /** Below the head instead of beside it. */
  readonly below?: boolean
  readonly children: ReactNode
}

type Spot = { readonly left: number; readonly top: number }

const minRoom = 320

const spotOf = (node: HTMLElement, below: boolean): Spot => {
  const { left, right, top, bottom } = node.getBoundingClientRect()
  if (below) return { left: Math.max(8, Math.min(left, window.innerWidth - minRoom)), top: bottom }
  return { left: right, top: Math.max(8, Math.min(top, window.innerHeight - minRoom)) }
}

/** What is below an entry, shown beside it for as long as the pointer or the focus is there. */
export const FlyOut = ({ label, head, className, lit, below = false, children }: Props): ReactNode => {
  const place = useRef<HTMLDivElement>(null)
  const [spot, setSpot] = useState<Spot>()
  const open = (): void => setSpot(place.current ? spotOf(place.current, below) : undefined)
  const close = (): void => setSpot(undefined)
  const left = (event: FocusEvent): void => {
    if (!event.currentTarget.contains(event.relatedTarget)) close()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the button inside does the same for the keyboard
    <div
      ref={place}
      onMouseEnter={open}
      onMouseLeave={close}
      onBlur={left}
      onKeyDown={({ key }) => key === 'Escape' && close()}
    >
      <button
        type="button"
        className={className}
        data-lit={lit}
        aria-label={label}
        aria-haspopup="true"
        aria-expanded={spot !== undefined}
        onClick={() => (spot ? close() : open())}
        onFocus={open}
      >
        {head}
      </button>
      {spot && (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- whatever was chosen inside, it has done its part
        <div
          className={styles.panel}
          style={spot}
          data-below={below}
          onClick={(event) => (event.target as Element).closest('a') && close()}
        >
          {children}
        </div>
      )}
    </div>
  )
}
