// Declarations.
import "other.dsl"   as   other
input  rows:[Row]=csv( "rows.csv" )
state a:Int?=nil;state b = [ ]
let (i,row)=entry
let [first,...rest]=list
let {name:n , size:_}=record
type Status=.scheduled|.delayed( Int,String )|.landed
type Long = .scheduledForTheNextDay | .delayedBySomeHours(Duration) | .landedAtAnotherAirport | .cancelled
type Point{x:Int,y:Int=0;label:String?}
type Flight { code: String matching "[A-Z]+"
  seats: Int   in 1 ... 853 = 3

  departs: DateTime as "yyyy" from "Dep" where $0>now( )
}
type Alias=[ other.Point ]?
fn f( a,label b:Int=2,$c )->Int=a+b
fn ready() = email.isValid(.required, .email) && password.isValid(rules) && phone.isValid(.phone("US"), 1)
fn g() = screen.controls().map {
  {label: $0.label}
}
a+=1
b[ 0 ] = {
  x in x }
