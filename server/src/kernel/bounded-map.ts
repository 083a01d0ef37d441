/** A map that forgets what came first when it is full. */
export class BoundedMap<K, V> extends Map<K, V> {
  readonly #max: number

  constructor(max: number) {
    super()
    this.#max = max
  }

  override set(key: K, value: V): this {
    const [first] = this.size >= this.#max && !this.has(key) ? this.keys() : []
    if (first !== undefined) this.delete(first)
    return super.set(key, value)
  }
}
