import { createElement, type AllHTMLAttributes, type ReactNode, type Ref } from 'react'
import styles from './layout.module.css'

type BoxProps = Omit<AllHTMLAttributes<HTMLElement>, 'as' | 'size' | 'wrap'> & {
  /** The element it is; what it looks like stays the same. */
  readonly as?: keyof HTMLElementTagNameMap
  readonly ref?: Ref<HTMLElement>
}

const box = (kind: string | undefined, { as = 'span', className = '', ...rest }: BoxProps, look?: object): ReactNode =>
  createElement(as, { ...rest, ...look, className: `${kind ?? ''} ${className}` })

/** Pixels between neighbours; 4, 8, 12, 16, 24 and 32 are the scale, the others are for what is drawn tighter or looser. */
type Gap = 0 | 2 | 4 | 6 | 8 | 10 | 12 | 14 | 16 | 24 | 32

type RowProps = BoxProps & {
  readonly gap?: Gap
  readonly align?: 'center' | 'start' | 'end' | 'baseline' | 'stretch'
  readonly justify?: 'between' | 'center' | 'end'
  readonly wrap?: boolean
}

/** Things beside each other. */
export const Row = ({ gap = 8, align = 'center', justify, wrap, ...rest }: RowProps): ReactNode =>
  box(
    styles.row,
    { as: 'div', ...rest },
    { 'data-gap': gap, 'data-align': align, 'data-justify': justify, 'data-wrap': wrap },
  )

type StackProps = BoxProps & { readonly gap?: Gap }

/** Things one below the other. */
export const Stack = ({ gap = 8, ...rest }: StackProps): ReactNode =>
  box(styles.stack, { as: 'div', ...rest }, { 'data-gap': gap })

type MutedProps = BoxProps & { readonly size?: 'xs' | 's' }

/** What is said in passing. */
export const Muted = ({ size, ...rest }: MutedProps): ReactNode => box(styles.muted, rest, { 'data-size': size })

/** A line that ends in … where there is no room for it. */
export const Ellipsis = (props: BoxProps): ReactNode => box(styles.ellipsis, props)

/** For those who hear a page instead of seeing it. */
export const VisuallyHidden = (props: BoxProps): ReactNode => box(styles.hidden, props)
