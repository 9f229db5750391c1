### What computer players with a character say at great moments. Two lines for each, so that none is said twice in a row.

remark-cautious-took-1 = A king, and not a scratch on us.
remark-cautious-took-2 = Small steps, and still a king.
remark-cautious-lost-1 = I look left, I look right …
remark-cautious-lost-2 = And the door was shut!
remark-cautious-won-1 = Who minds the door keeps the house.
remark-cautious-won-2 = No hurry. It came by itself.
remark-cautious-beaten-1 = Next time, a higher wall.
remark-cautious-beaten-2 = I did say there was a draught.

remark-greedy-took-1 = Wrap it up, I am taking it home.
remark-greedy-took-2 = A crown. It will look good on my shelf.
remark-greedy-lost-1 = Hey, that was mine!
remark-greedy-lost-2 = Keep the change.
remark-greedy-won-1 = I am taking the board, too.
remark-greedy-won-2 = All of it? All of it.
remark-greedy-beaten-1 = How much for a return match?
remark-greedy-beaten-2 = I have counted twice. Still too little.

remark-loyal-took-1 = That was for a friend.
remark-loyal-took-2 = I do not begin, I finish.
remark-loyal-lost-1 = Long live the king!
remark-loyal-lost-2 = He will not be forgotten.
remark-loyal-won-1 = Loyalty pays.
remark-loyal-won-2 = Thanks to all who held out.
remark-loyal-beaten-1 = With honour, at least.
remark-loyal-beaten-2 = I would do it all again.

remark-avenger-took-1 = That was for last time.
remark-avenger-took-2 = One name fewer on my list.
remark-avenger-lost-1 = I shall remember this.
remark-avenger-lost-2 = The list has just grown.
remark-avenger-won-1 = Now we are even.
remark-avenger-won-2 = The list is empty.
remark-avenger-beaten-1 = This is not over.
remark-avenger-beaten-2 = One does not forget such a board.
