/** What others ask of whoever sits here, as the server tells it while a page is open. */
class Requests {
  /** How many people would like to be friends. */
  asking = $state(0)
  /** How many reports nobody has dealt with, for hosts and moderators. */
  reports = $state(0)

  get count(): number {
    return this.asking + this.reports
  }
}

export const requests = new Requests()
