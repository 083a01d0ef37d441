const patience = 5000
let calls = 0

/** The map service answers by a script that calls back, because it allows no other kind of request from a page. */
export const jsonp = (address: string): Promise<unknown> =>
  new Promise((resolve, reject) => {
    calls += 1
    const name = `srmJsonp${String(calls)}`
    const script = document.createElement('script')
    const finish = (settle: () => void): void => {
      clearTimeout(timer)
      Reflect.deleteProperty(globalThis, name)
      script.remove()
      settle()
    }
    const fail = (why: string): void => finish(() => reject(new Error(`${why}: ${new URL(address).origin}`)))
    const timer = setTimeout(() => fail('the map service did not answer in time'), patience)
    Object.assign(globalThis, { [name]: (answer: unknown) => finish(() => resolve(answer)) })
    script.addEventListener('error', () => fail('the map service cannot be reached'))
    // The key is bound to our address, which this page tells nobody else.
    script.referrerPolicy = 'origin'
    script.src = `${address}&output=jsonp&callback=${name}`
    document.head.append(script)
  })
