-- There are so many groups at most: the one that was not seen for longest gives way to a new one.
grant delete on platform.browser_error to :app;
